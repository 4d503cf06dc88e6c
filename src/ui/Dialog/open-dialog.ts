interface Opening {
  readonly closesOnOverlay: boolean;
  readonly initialFocus: () => HTMLElement | null;
  readonly onWishToClose: () => void;
}

/** Slides further in than this share the last offset. */
const DEEPEST = 4;

/**
 * Shows a `<dialog>` above the page and answers the function that closes it. Stacked slides are set in by 45 px each
 * (MODAL-05); the page behind does not scroll; focus goes back to where it was (MODAL-02).
 */
export function openDialog(dialog: HTMLDialogElement, opening: Opening): () => void {
  const before = document.activeElement;
  const depth = Math.min(openSlides(), DEEPEST);
  dialog.dataset.depth = String(depth);
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
  // The page is held first: opening asks for its layout, which would be worked out twice otherwise.
  holdPage();
  dialog.showModal();
  opening.initialFocus()?.focus();
  return () => {
    listening.abort();
    if (dialog.open) dialog.close();
    delete dialog.dataset.depth;
    if (document.querySelector('.till-dialog[open]') === null) releasePage();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Counted in the page and not in a variable, so that two copies of the bundle stack as one. */
const openSlides = (): number => document.querySelectorAll('.till-dialog--drawer[open]').length;

const LOCK = 'till-dialog-lock';

/** Holds the page still behind a dialog, and keeps the width of its scrollbar free so that nothing moves sideways. */
function holdPage(): void {
  const { classList, clientWidth, style } = document.documentElement;
  if (classList.contains(LOCK)) return;
  const scrollbar = window.innerWidth - clientWidth;
  if (scrollbar > 0) style.setProperty('--till-scrollbar', `${String(scrollbar)}px`);
  classList.add(LOCK);
}

function releasePage(): void {
  const { classList, style } = document.documentElement;
  style.removeProperty('--till-scrollbar');
  classList.remove(LOCK);
}
