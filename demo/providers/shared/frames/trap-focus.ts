const FOCUSABLE = 'button:not(:disabled), select, input, a[href]';

/** Traps the focus in a dialog. Escape cancels it on keyup, so that the page does not receive the key. */
export function trapFocus(dialog: HTMLElement, cancel: () => void): void {
  let isEscaping = false;
  addEventListener('keyup', ({ key }) => {
    if (key === 'Escape' && isEscaping) setTimeout(cancel);
  });
  addEventListener('keydown', (event) => {
    isEscaping = event.key === 'Escape';
    if (event.key !== 'Tab') return;
    const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const first = all[0];
    const last = all.at(-1);
    const from = event.shiftKey ? first : last;
    if (document.activeElement !== from) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
}
