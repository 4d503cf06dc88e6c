import { afterPaint } from '../../platform/page/frames';

interface Opening {
  readonly closesOnOverlay: boolean;
  /** Paint it first, as a popover, and make it modal after the paint. */
  readonly isPaintedFirst: boolean;
  readonly initialFocus: () => HTMLElement | null;
  readonly onWishToClose: () => void;
}

/**
 * Shows a `<dialog>` above the page and answers the function that closes it. Stacked slides are set in by 45 px each
 * (MODAL-05); the page behind does not scroll; focus goes back to where it was (MODAL-02).
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
      opening.onWishToClose();
    },
    { signal },
  );
  // A browser may close without asking twice, and a page script may call close().
  dialog.addEventListener('close', opening.onWishToClose, { signal });
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
        opening.onWishToClose();
      }
    },
    { signal },
  );
  const focus = opening.initialFocus();
  // Both ways of showing it look for this attribute; the focus would go to the first control in between otherwise.
  focus?.setAttribute('autofocus', '');
  show(dialog, opening, signal);
  focus?.focus();
  return () => {
    listening.abort();
    dialog.popover = null;
    if (dialog.open) dialog.close();
    delete dialog.dataset.depth;
    if (document.querySelector('.till-dialog[data-depth]') === null) releasePage();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/**
 * Shows it as a modal dialog. Making the page behind it inert recalculates the style of the whole page, which the press
 * that opens the drawer would wait for: the drawer is painted as a popover first (docs/decisions/0026-first-press.md).
 * Browsers do not close a manual popover on Escape, so until it is modal that key is handled here.
 */
function show(
  dialog: HTMLDialogElement,
  { isPaintedFirst, onWishToClose }: Opening,
  signal: AbortSignal,
): void {
  const showModal = (): void => {
    if (signal.aborted || !dialog.isConnected) return;
    dialog.popover = null;
    // The page is held first: opening asks for its layout, which would be worked out twice otherwise.
    holdPage();
    dialog.showModal();
  };
  if (!isPaintedFirst || !showPopover(dialog)) {
    showModal();
    return;
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && !dialog.open) onWishToClose();
    },
    { signal },
  );
  void afterPaint().then(showModal);
}

/** @returns whether the browser knows popovers */
function showPopover(dialog: HTMLDialogElement): boolean {
  if (!('showPopover' in dialog)) return false;
  if (!dialog.matches(':popover-open')) {
    dialog.popover = 'manual';
    dialog.showPopover();
  }
  return true;
}

/**
 * Puts a closed dialog above the page unseen, its style and layout worked out: what opens it then has only to paint it.
 * It is inert meanwhile, and presses go to the page below it. Answers the function that no longer wants it.
 */
export function readyDialog(dialog: HTMLDialogElement): () => void {
  let isWanted = true;
  void afterPaint().then(() => {
    if (isWanted && dialog.isConnected) showPopover(dialog);
  });
  return () => {
    isWanted = false;
  };
}

/** Counted in the page and not in a variable, so that two copies of the bundle stack as one. */
const openSlides = (): number =>
  document.querySelectorAll('.till-dialog--drawer[data-depth]').length;

const LOCK = 'till-dialog-lock';

/** Holds the page still behind a dialog, and keeps the width of its scrollbar free so that nothing moves sideways. */
function holdPage(): void {
  const { classList, clientWidth, style } = document.documentElement;
  if (classList.contains(LOCK)) return;
  style.setProperty('--till-scrollbar', `${String(window.innerWidth - clientWidth)}px`);
  classList.add(LOCK);
}

function releasePage(): void {
  const { classList, style } = document.documentElement;
  style.removeProperty('--till-scrollbar');
  classList.remove(LOCK);
}
