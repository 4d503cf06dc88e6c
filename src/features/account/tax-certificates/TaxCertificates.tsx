import { selectCertificates } from '../../../state/certificates/certificates-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import css from './TaxCertificates.css';

adoptStyles(css);

const loadLinks = async () => (await import('./CheckoutLinks')).CheckoutLinks;
const loadList = async () => (await import('./AccountCertificates')).AccountCertificates;

/** The tax-exemption certificates of a customer (CERT-01): links in a checkout, elsewhere the list. */
export function TaxCertificates() {
  const { isCheckout } = useTillSelector(selectCertificates);
  const { View } = useLazyView(true, isCheckout ? loadLinks : loadList);
  return View && <View />;
}
