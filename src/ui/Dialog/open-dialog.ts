import { afterPaint } from '../../platform/page/frames';

interface Opening {
  readonly closesOnOverlay: boolean;
  /** Paint it as a popover first, and make it modal after the paint. */
  readonly isPaintedFirst: boolean;
  readonly initialFocus: () => HTMLElement | null;
  readonly onCloseRequest: () => void;
}

/**
 * Shows a `<dialog>` above the page and returns the function that closes it. Stacked slides are offset by 45 px each
 * (MODAL-05); the page behind does not scroll; closing restores the focus (MODAL-02).
 */
export function openDialog(dialog: HTMLDialogElement, opening: Opening): () => void {
  const before = document.activeElement;
  const depth = String(openSlides());
  dialog.dataset.depth = depth;
  dialog.style.setProperty('--_depth', depth);
  const listening = new AbortController();
  const { signal } = listening;
  let pressedOnOverlay = false;
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      opening.onCloseRequest();
    },
    { signal },
  );
  // A browser may close it without firing `cancel` again, and a page script may call close().
  dialog.addEventListener('close', opening.onCloseRequest, { signal });
  dialog.addEventListener(
    'mousedown',
    (event) => {
      pressedOnOverlay = event.target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      if (opening.closesOnOverlay && pressedOnOverlay && event.target === dialog) {
        opening.onCloseRequest();
      }
    },
    { signal },
  );
  const focus = opening.initialFocus();
  // Both ways of showing the dialog look for this attribute; without it the focus would go to the first control in
  // between.
  focus?.setAttribute('autofocus', '');
  show(dialog, opening, signal);
  focus?.focus();
  return () => {
    listening.abort();
    dialog.popover = null;
    if (dialog.open) dialog.close();
    delete dialog.dataset.depth;
    if (document.querySelector('.till-dialog[data-depth]') === null) unlockScroll();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/**
 * Shows it as a modal dialog. Making the page behind it inert recalculates the styles of the whole page, which would
 * delay the response to the press: the drawer is painted as a popover first (docs/decisions/0026-first-press.md).
 * Browsers do not close a manual popover on Escape, so the key is handled here until the dialog is modal.
 */
function show(
  dialog: HTMLDialogElement,
  { isPaintedFirst, onCloseRequest }: Opening,
  signal: AbortSignal,
): void {
  const showModal = (): void => {
    if (signal.aborted || !dialog.isConnected) return;
    dialog.popover = null;
    // Scrolling is locked first: opening reads the layout, which would be computed twice otherwise.
    lockScroll();
    dialog.showModal();
  };
  if (!isPaintedFirst || !showPopover(dialog)) {
    showModal();
    return;
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && !dialog.open) onCloseRequest();
    },
    { signal },
  );
  void afterPaint().then(showModal);
}

/** @returns whether the browser supports popovers */
function showPopover(dialog: HTMLDialogElement): boolean {
  if (!('showPopover' in dialog)) return false;
  if (!dialog.matches(':popover-open')) {
    dialog.popover = 'manual';
    dialog.showPopover();
  }
  return true;
}

/**
 * Places a closed dialog invisibly above the page with its styles and layout computed, so that opening it only needs a
 * paint. Until then it is inert, and clicks go to the page below. Returns the function that undoes this.
 */
export function prerenderDialog(dialog: HTMLDialogElement): () => void {
  let isCurrent = true;
  void afterPaint().then(() => {
    if (isCurrent && dialog.isConnected) showPopover(dialog);
  });
  return () => {
    isCurrent = false;
  };
}

/** Counted in the DOM and not in a variable, so that two copies of the bundle share one stack. */
const openSlides = (): number =>
  document.querySelectorAll('.till-dialog--drawer[data-depth]').length;

const LOCK = 'till-dialog-lock';

/**
 * Locks the page's scrolling behind a dialog and keeps the width of the scrollbar free, so that nothing shifts
 * sideways.
 */
function lockScroll(): void {
  const { classList, clientWidth, style } = document.documentElement;
  if (classList.contains(LOCK)) return;
  style.setProperty('--till-scrollbar', `${String(window.innerWidth - clientWidth)}px`);
  classList.add(LOCK);
}

function unlockScroll(): void {
  const { classList, style } = document.documentElement;
  style.removeProperty('--till-scrollbar');
  classList.remove(LOCK);
}
