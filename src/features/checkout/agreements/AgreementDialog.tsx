import { Dialog } from '../../../ui/Dialog/Dialog';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { useT } from '../../../ui/i18n';

interface AgreementDialogProps {
  readonly content: string;
  readonly onClose: () => void;
}

/** The full text of an agreement (AGRE-05). Loaded when it is first opened. */
export function AgreementDialog({ content, onClose }: AgreementDialogProps) {
  const t = useT();
  return (
    <Dialog open title={t('Terms and Conditions')} onClose={onClose}>
      <SafeHtml html={content} block />
    </Dialog>
  );
}
