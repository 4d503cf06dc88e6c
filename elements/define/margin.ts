/** Distance from the window within which an element counts as nearly visible: in pixels, and as a CSS length. */
export const MARGIN_PX = 200;
export const MARGIN = '200px';
