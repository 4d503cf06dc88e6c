const FOCUSABLE = 'button:not(:disabled), select, input, a[href]';

/** Keeps the keyboard inside a dialog; Escape cancels it once the key is up, which is then not the page's to hear. */
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
