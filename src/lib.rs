//! Chess variants.
