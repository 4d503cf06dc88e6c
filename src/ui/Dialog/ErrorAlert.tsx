import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Dialog } from './Dialog';

interface ErrorAlertProps {
  /** What is wrong, translated. */
  readonly text: string;
  readonly onClose: () => void;
}

/** An alert titled "Error" (MSG-12, TAXV-24). */
export function ErrorAlert({ text, onClose }: ErrorAlertProps) {
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
