import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { useUid } from '../../ui/element-context';
import { useT } from '../../ui/i18n';

interface FormatAlertProps {
  /** What is wrong, translated. */
  readonly text: string;
  readonly onClose: () => void;
}

/** The alert about a field whose text is no number (MSG-12). Closing it leads back to the field, which has the error too. */
export function FormatAlert({ text, onClose }: FormatAlertProps) {
  const t = useT();
  const id = useUid('till-text');
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('Error')}
      describedBy={id}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('OK')}</Button>}
    >
      <p className="till-dialog__text" id={id}>
        {text}
      </p>
    </Dialog>
  );
}
