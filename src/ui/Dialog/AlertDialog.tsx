import { useRef } from 'react';
import { Button } from '../Button/Button';
import { useT } from '../i18n';
import { TextDialog } from './TextDialog';

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
  const button = useRef<HTMLButtonElement>(null);
  return (
    <TextDialog
      open={open}
      text={text}
      title={title}
      initialFocus={button}
      onClose={onClose}
      actions={
        <Button ref={button} variant="primary" onClick={onClose}>
          {t('OK')}
        </Button>
      }
    />
  );
}
