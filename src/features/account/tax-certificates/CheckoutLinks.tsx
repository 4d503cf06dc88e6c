import { useEffect, useState } from 'react';
import type { Address } from '../../../domain/address.types';
import { navigate } from '../../../platform/navigate';
import {
  additionStarted,
  linksWanted,
  selectCertificates,
} from '../../../state/certificates/certificates-slice';
import { selectCheckout, selectShippingAddress } from '../../../state/checkout/checkout-slice';
import { selectTotals } from '../../../state/quote/quote-slice';
import { selectIsLoggedIn } from '../../../state/sections/section-selectors';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillState } from '../../../state/shared/store.types';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { useLazyView } from '../../shared/late/useLazyView';
import { loadLoginDialog } from '../../shared/login/load-login-dialog';
import { AddedNotice } from './AddedNotice';
import { CertificateDialog } from './CertificateDialog';

/** The address that decides the taxes; null until it is known. */
const selectTaxAddress = (state: TillState): Address | null =>
  state.config.checkout?.isVirtual === true
    ? selectCheckout(state).billing.address
    : selectShippingAddress(state);

/** The popup in which a guest signs in before a certificate is added (CERT-06); the page then loads again. */
function SignInFirst({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const shop = useTillSelector(({ config }) => config.shop);
  const checkout = useTillSelector(({ config }) => config.checkout);
  const { View: Popup, hasFailed } = useLazyView(open, loadLoginDialog);
  useEffect(() => {
    if (open && hasFailed) navigate(shop.loginUrl);
  }, [open, hasFailed, shop.loginUrl]);
  return (
    Popup && (
      <Popup
        open={open}
        title={t('Sign in to add a certificate')}
        goTo={null}
        loginUrl={shop.loginPopup?.loginUrl ?? checkout?.loginUrl ?? null}
        registerUrl={checkout?.registerUrl ?? ''}
        forgotPasswordUrl={checkout?.forgotPasswordUrl ?? ''}
        onClose={onClose}
      />
    )
  );
}

/**
 * The links of a checkout (CERT-02, CERT-07), while taxes are charged in a country with certificates. After one was added they
 * stay, although no tax may be left.
 */
export function CheckoutLinks() {
  const t = useT();
  const dispatch = useTillDispatch();
  const { links, added } = useTillSelector(selectCertificates);
  const isLoggedIn = useTillSelector(selectIsLoggedIn);
  const taxAmount = useTillSelector((state) => selectTotals(state)?.taxAmount ?? 0);
  const country = useTillSelector((state) => selectTaxAddress(state)?.countryId ?? null);
  const region = useTillSelector((state) => selectTaxAddress(state)?.region ?? '');
  const [isSigningIn, setSigningIn] = useState(false);
  useEffect(() => {
    dispatch(linksWanted());
  }, [dispatch]);
  if (links === null) return null;
  const { countries } = links;
  const isCovered = country === null || (countries?.includes(country) ?? true);
  if (added === null && (taxAmount <= 0 || !isCovered)) return null;
  return (
    <div className="till-tax-certificates till-tax-certificates--links">
      <AddedNotice />
      <div className="till-tax-certificates__links">
        <Button
          variant="quiet"
          size="s"
          aria-haspopup="dialog"
          onClick={() => {
            if (isLoggedIn) dispatch(additionStarted(region));
            else setSigningIn(true);
          }}
        >
          {links.add || t('Add a tax certificate')}
        </Button>
        {isLoggedIn && links.manageUrl !== '' && (
          <a className="till-tax-certificates__link" href={links.manageUrl}>
            {links.manage || t('Manage existing certificates')}
          </a>
        )}
      </div>
      <SignInFirst
        open={isSigningIn}
        onClose={() => {
          setSigningIn(false);
        }}
      />
      <CertificateDialog />
    </div>
  );
}
