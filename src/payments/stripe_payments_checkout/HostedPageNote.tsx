import { useT } from '../../ui/i18n';
import { adoptStyles } from '../../ui/styles/adopt';
import css from './HostedPageNote.css';

adoptStyles(css);

/** Says that the payment happens on another page (REDIR-01). */
export function HostedPageNote() {
  const t = useT();
  return (
    <p className="till-hosted-page">
      {t('Once your order is placed, you will be taken to a secure page to pay.')}
    </p>
  );
}
