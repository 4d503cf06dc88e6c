import { isUsableForBilling } from '../../../domain/address';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { billingEditStarted, billingSameToggled } from '../../../state/checkout/checkout-actions';
import { selectCheckout, selectShippingAddress } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { AddressLines } from '../address-lines/AddressLines';
import { StepSection } from '../steps/StepSection';
import { BillingForm } from './BillingForm';
import css from './BillingAddress.css';

adoptStyles(css);

interface BillingAddressProps {
  readonly config: CheckoutConfig;
  /** Id of the form while it is shown, for a field outside that belongs to it. */
  readonly formId: string;
}

/**
 * The billing block: same as shipping (with that address below), a confirmed address, or the form to change it (BILL-01
 * to BILL-10). "Same as shipping" is not offered when the shipping address cannot be a billing address.
 */
export function BillingAddress({ config, formId }: BillingAddressProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const name = useUid('till-billing-same');
  const { address, sameAsShipping } = useTillSelector((state) => selectCheckout(state).billing);
  const canBeSame = useTillSelector((state) => isUsableForBilling(selectShippingAddress(state)));
  return (
    <StepSection title={t('Billing Address')}>
      {!config.isVirtual && canBeSame && (
        <Checkbox
          label={t('My billing and shipping address are the same')}
          name={name}
          checked={sameAsShipping}
          onCheckedChange={(checked) => dispatch(billingSameToggled(checked))}
        />
      )}
      {!sameAsShipping && address === null && <BillingForm config={config} formId={formId} />}
      {!sameAsShipping && address !== null && (
        <div className="till-billing__address">
          <AddressLines address={address} directory={config.directory} />
          <Button size="s" variant="quiet" onClick={() => dispatch(billingEditStarted())}>
            {t('Edit')}
          </Button>
        </div>
      )}
    </StepSection>
  );
}
