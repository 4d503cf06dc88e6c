/**
 * Shows on a server-rendered button or link that its request is being sent. It is not disabled, so that it keeps the focus.
 *
 * @returns a function that restores it
 */
export function markBusy(control: Element): () => void {
  control.setAttribute('aria-disabled', 'true');
  control.setAttribute('aria-busy', 'true');
  return () => {
    control.removeAttribute('aria-disabled');
    control.removeAttribute('aria-busy');
  };
}
