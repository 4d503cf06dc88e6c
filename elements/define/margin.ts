/** Distance from the window within which an element counts as visible, in pixels. */
export const MARGIN = 200;
