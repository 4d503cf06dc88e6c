/** Focuses a field; while the part of the page around it is inert, as soon as it no longer is. */
export function focusWhenActive(field: HTMLElement): void {
  const inert = field.closest('[inert]');
  if (inert === null) {
    field.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    focusWhenActive(field);
  });
  observer.observe(inert, { attributeFilter: ['inert'] });
}
