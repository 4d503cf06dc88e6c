import { useDeferredValue, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../Button/IconButton';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { adoptStyles } from '../styles/adopt';
import css from './Dialog.css';
import { openDialog, readyDialog } from './open-dialog';

adoptStyles(css);

export interface DialogProps {
  readonly open: boolean;
  /** It may be opened soon: what it holds is drawn already, out of sight, so that it opens at once. */
  readonly isReady?: boolean;
  /** For who shows a readied one before it is open, by `showReadied`. */
  readonly dialogRef?: RefObject<HTMLDialogElement | null> | undefined;
  /** Its accessible name, shown at its top. */
  readonly title: string;
  /** The shopper wants it closed: the close button, Escape, or the overlay where nothing typed can be lost. */
  readonly onClose: () => void;
  /** `drawer` slides in from the end of the line; `screen` fills the window; `modal` stands in the middle (the default). */
  readonly kind?: 'modal' | 'drawer' | 'screen';
  /** `alertdialog` for a question or a warning that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the words that describe it. */
  readonly describedBy?: string | undefined;
  /** What gets the focus; the first control when left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
}

/**
 * A native modal dialog: it makes the rest of the page inert and draws an overlay (MODAL-03); several can be open (MODAL-04).
 * While open it carries `till-dialog--open` (MODAL-01); closing gives the focus back (MODAL-02).
 */
export function Dialog({
  open,
  isReady = false,
  dialogRef,
  title,
  onClose,
  kind = 'modal',
  role = 'dialog',
  describedBy,
  initialFocus,
  children,
  footer,
}: DialogProps) {
  const t = useT();
  const titleId = useUid('till-dialog');
  const own = useRef<HTMLDialogElement>(null);
  const ref = dialogRef ?? own;
  const wishToClose = useRef(onClose);
  useEffect(() => {
    wishToClose.current = onClose;
  }, [onClose]);
  // What a closed dialog held leaves the page after it is out of sight: taking a long list down takes time.
  const isLeaving = useDeferredValue(open);
  const closesOnOverlay = kind === 'drawer' || role === 'alertdialog';

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    return openDialog(dialog, {
      closesOnOverlay,
      isPaintedFirst: kind === 'drawer',
      initialFocus: () => initialFocus?.current ?? null,
      onWishToClose: () => {
        wishToClose.current();
      },
    });
  }, [ref, open, kind, closesOnOverlay, initialFocus]);

  useEffect(() => {
    const dialog = ref.current;
    if (open || dialog === null) return undefined;
    if (isReady) return readyDialog(dialog);
    dialog.popover = null;
    return undefined;
  }, [ref, open, isReady]);

  return (
    <dialog
      ref={ref}
      role={role}
      className={`till-dialog till-dialog--${kind}${open ? ' till-dialog--open' : ''}${isReady ? ' till-dialog--ready' : ''}`}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      inert={isReady && !open}
    >
      {(open || isLeaving || isReady) && (
        <div className={`till-dialog__panel till-dialog__panel--${kind}`}>
          <div className="till-dialog__header">
            <h2 className="till-dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={t('Close')} onClick={onClose} />
          </div>
          <div className={`till-dialog__body till-dialog__body--${kind}`}>{children}</div>
          {footer != null && <div className="till-dialog__footer">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
