import { useDeferredValue, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../Button/IconButton';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { adoptStyles } from '../styles/adopt';
import css from './Dialog.css';
import { openDialog, prerenderDialog } from './open-dialog';

adoptStyles(css);

export interface DialogProps {
  readonly open: boolean;
  /** It may be opened soon: its content is rendered but hidden, so that it opens immediately. */
  readonly isReady?: boolean;
  /** For callers of `showPrerendered`, which show a prerendered dialog before it is rendered as open. */
  readonly dialogRef?: RefObject<HTMLDialogElement | null> | undefined;
  /** Title and accessible name. */
  readonly title: string;
  /**
   * The shopper closes it: with the close button, with Escape, or by a click on the overlay where no input can be lost.
   */
  readonly onClose: () => void;
  /** `drawer` slides in from the inline end; `screen` fills the window; `modal` is centred (the default). */
  readonly kind?: 'modal' | 'drawer' | 'screen';
  /** `alertdialog` for a question or a warning that interrupts the shopper. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the element that describes it. */
  readonly describedBy?: string | undefined;
  /** Receives the initial focus; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
}

/**
 * A native modal dialog: it makes the rest of the page inert and shows an overlay (MODAL-03); several can be open
 * (MODAL-04). While open it has the class `till-dialog--open` (MODAL-01); closing restores the focus (MODAL-02).
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
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  }, [onClose]);
  // The content of a closed dialog is removed once it is hidden: removing a long list takes time.
  const isLeaving = useDeferredValue(open);
  const closesOnOverlay = kind === 'drawer' || role === 'alertdialog';

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    return openDialog(dialog, {
      closesOnOverlay,
      isPaintedFirst: kind === 'drawer',
      initialFocus: () => initialFocus?.current ?? null,
      onCloseRequest: () => {
        onCloseRef.current();
      },
    });
  }, [ref, open, kind, closesOnOverlay, initialFocus]);

  useEffect(() => {
    const dialog = ref.current;
    if (open || dialog === null) return undefined;
    if (isReady) return prerenderDialog(dialog);
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
