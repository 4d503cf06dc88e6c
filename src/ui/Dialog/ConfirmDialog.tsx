import { useRef } from 'react';
import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, translated; read out when the dialog opens. */
  readonly text: string;
  /** Title; "Attention" by default (MODAL-08). */
  readonly title?: string;
  /** Labels of the buttons; by default OK (MODAL-08) and Cancel. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation of an action. The initial focus is on Cancel, which changes nothing. */
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
