import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';

interface NoSelectionNoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** The alert of a list in which nothing is checked (WISH-07). */
export function NoSelectionNotice({ text, onClose }: NoSelectionNoticeProps) {
  const t = useT();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('Attention')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('OK')}</Button>}
    >
      <p>{text}</p>
    </Dialog>
  );
}
