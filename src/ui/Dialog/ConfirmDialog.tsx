import { useRef } from 'react';
import { Button } from '../Button/Button';
import { useT } from '../i18n';
import { TextDialog } from './TextDialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, in the shop's words. */
  readonly text: string;
  /** "Attention" when left out. */
  readonly title?: string;
  /** Words of the buttons; OK and Cancel when left out. */
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
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <TextDialog
      open={open}
      text={text}
      title={title}
      initialFocus={cancel}
      onClose={onCancel}
      actions={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel ?? t('Cancel')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {confirmLabel ?? t('OK')}
          </Button>
        </>
      }
    />
  );
}
