import { useRef } from 'react';
import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, in the shop's words; read out when the dialog opens. */
  readonly text: string;
  /** "Attention" when left out (MODAL-08). */
  readonly title?: string;
  /** Words of the buttons; OK (MODAL-08) and Cancel when left out. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question before something is done. The focus starts on Cancel, which changes nothing. */
export function ConfirmDialog({
  open,
  text,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useT();
  const id = useUid('till-text');
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title ?? t('Attention')}
      describedBy={id}
      initialFocus={cancel}
      onClose={onCancel}
      footer={
        <div className="till-dialog__actions">
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel ?? t('Cancel')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {confirmLabel ?? t('OK')}
          </Button>
        </div>
      }
    >
      <p className="till-dialog__text" id={id}>
        {text}
      </p>
    </Dialog>
  );
}
