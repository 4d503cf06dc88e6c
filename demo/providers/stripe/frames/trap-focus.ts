const FOCUSABLE = 'button:not(:disabled), select, input, a[href]';

/** Keeps the keyboard inside a dialog; Escape cancels it. */
export function trapFocus(dialog: HTMLElement, cancel: () => void): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel();
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
