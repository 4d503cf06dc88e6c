import { isChallengeOpen } from '../../../platform/recaptcha/watch-challenge';

const INTERVAL_MS = 200;
const ASIDE = 'till-dialog--aside';

/** Shows a modal dialog as a popover, which looks the same, but leaves the rest of the page usable. */
function showAsPopover(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const ignore = (event: Event): void => {
    event.stopImmediatePropagation();
  };
  dialog.addEventListener('close', ignore, { once: true, capture: true });
  dialog.close();
  dialog.popover = 'manual';
  dialog.showPopover();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

const FOCUSABLE = 'a[href], button, input, iframe, [tabindex="0"]';

/** Keeps the focus in the dialog, and closes it on Escape, as the browser does for a modal one. */
function keepFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isBackwards = false;
  document.addEventListener(
    'keydown',
    (event) => {
      isBackwards = event.shiftKey;
      if (event.key !== 'Escape' || !dialog.matches(':popover-open')) return;
      event.stopImmediatePropagation();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Node) || dialog.contains(target)) return;
      if (!dialog.matches(':popover-open') || isChallengeOpen()) return;
      const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
      (isBackwards ? controls.at(-1) : controls[0])?.focus();
    },
    { signal },
  );
}

/**
 * The service puts its challenge into the page, where a modal dialog makes it inert and covers it. The dialogs above a
 * page are therefore popovers while one of them holds a reCAPTCHA, and step aside while a challenge is open: what was
 * typed stays in them.
 *
 * @param box where the reCAPTCHA is
 * @returns the function that ends it
 */
export function makeRoomForChallenge(box: Element): () => void {
  const dialog = box.closest('dialog');
  if (dialog === null || !('showPopover' in dialog)) return () => undefined;
  const freed = new Set<HTMLDialogElement>();
  const listening = new AbortController();
  const follow = (): void => {
    for (const modal of document.querySelectorAll<HTMLDialogElement>('.till-dialog:modal')) {
      freed.add(modal);
      showAsPopover(modal);
    }
    const isAside = isChallengeOpen();
    dialog.ariaModal = isAside ? null : 'true';
    for (const one of freed) one.classList.toggle(ASIDE, isAside);
  };
  keepFocus(dialog, listening.signal);
  const timer = setInterval(follow, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    listening.abort();
    dialog.ariaModal = null;
    const focused = document.activeElement;
    for (const one of freed) {
      one.classList.remove(ASIDE);
      if (one === dialog || !one.matches(':popover-open')) continue;
      one.popover = null;
      one.showModal();
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
