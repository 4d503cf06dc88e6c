import { selectCertificates } from '../../../state/certificates/certificates-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import { AccountCertificates } from './AccountCertificates';
import css from './TaxCertificates.css';

adoptStyles(css);

const loadLinks = async () => (await import('./CheckoutLinks')).CheckoutLinks;

/** The tax-exemption certificates of a customer (CERT-01): links in a checkout, elsewhere the list. */
export function TaxCertificates() {
  const { isCheckout } = useTillSelector(selectCertificates);
  const { View: Links } = useLazyView(isCheckout, loadLinks);
  if (!isCheckout) return <AccountCertificates />;
  return Links && <Links />;
}
