/** Whether a click follows its link here: not in a new tab, and not handled by someone else. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
