import { useRef } from 'react';
import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Dialog } from './Dialog';

interface AlertDialogProps {
  readonly open: boolean;
  readonly text: string;
  /** "Attention" when left out (MODAL-08). */
  readonly title?: string;
  readonly onClose: () => void;
}

/** Something the shopper must have read; its one button is "OK" (MODAL-08). */
export function AlertDialog({ open, text, title, onClose }: AlertDialogProps) {
  const t = useT();
  const textId = useUid('till-alert');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      title={title ?? t('Attention')}
      describedBy={textId}
      initialFocus={button}
      onClose={onClose}
      footer={
        <div className="till-dialog__actions">
          <Button ref={button} variant="primary" onClick={onClose}>
            {t('OK')}
          </Button>
        </div>
      }
    >
      <p className="till-dialog__text" id={textId}>
        {text}
      </p>
    </Dialog>
  );
}
