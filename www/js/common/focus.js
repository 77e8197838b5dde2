// The focus does not fall back to the page's beginning when what had it is redrawn or vanishes.

const CAN = "button, input, select, textarea, summary, a[href], [tabindex='0']";

const canHave = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === "visible" && !node.disabled && !node.closest("[inert]");
const ableIn = (part) => [...part.querySelectorAll(CAN)].filter(canHave);

/**
 * Does what may redraw `root`. If the element that has the focus in it can have it no more, what has taken its place gets it, or what is
 * nearest to it; where nothing is left, `fallback()` decides.
 */
export function keepFocus(root, act, fallback = () => {}) {
  const holder = document.activeElement;
  const parts = [];
  for (let part = holder; part !== root && root.contains(part); part = part.parentElement) parts.push(part.parentElement);
  const places = parts.map((part) => [part, ableIn(part).indexOf(holder)]);
  act();
  // Whoever drew may have moved the focus on purpose, and what is inert will soon be there again.
  if (holder?.inert || places.length === 0 || (document.activeElement !== document.body && document.activeElement !== holder) || (root.contains(holder) && canHave(holder))) return;
  for (const [part, index] of places) {
    const able = root.contains(part) ? ableIn(part) : [];
    if (able.length > 0) return able[Math.min(Math.max(index, 0), able.length - 1)].focus({ preventScroll: true });
  }
  fallback();
}
