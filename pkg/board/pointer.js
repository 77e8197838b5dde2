// Dragging, with mouse, pen and finger alike. A press that does not move stays a click and is none of this file's business.
const THRESHOLD = 5;

/**
 * @param root the node in which pieces are lifted; what can be lifted carries data-square or data-pocket
 * @param act `{ lift(place) → picture | null, over(point), putDown(point | null) }`
 */
export function watchDrags(root, act) {
  let drag = null;

  const end = (point) => {
    const { ghost } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    // The click that the browser makes of this press is not one.
    swallowNextClick(root);
    act.putDown(point);
  };

  root.addEventListener("pointerdown", (event) => {
    if (drag || !event.isPrimary || event.button !== 0) return;
    const source = event.target.closest?.("[data-square], [data-pocket]");
    if (source) drag = { source, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  });

  root.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < THRESHOLD) return;
      const { source } = drag;
      drag.ghost = act.lift(source.dataset.square ?? source.dataset.pocket);
      if (!drag.ghost) {
        drag = null;
        return;
      }
      source.setPointerCapture(event.pointerId);
    }
    drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    act.over({ x: event.clientX, y: event.clientY });
  });

  root.addEventListener("pointerup", (event) => {
    if (drag?.id === event.pointerId) end({ x: event.clientX, y: event.clientY });
  });
  root.addEventListener("pointercancel", (event) => {
    if (drag?.id === event.pointerId) end(null);
  });
}

function swallowNextClick(root) {
  const swallow = (event) => event.stopPropagation();
  root.addEventListener("click", swallow, { capture: true, once: true });
  // Where no click follows, the next real one must not be lost.
  setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
}
