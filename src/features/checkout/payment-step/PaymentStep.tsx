import { useRef } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { emailEdited, stepRequested } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { adoptStyles } from '../../../ui/styles/adopt';
import { CaptchaSlot } from '../../shared/captcha/CaptchaSlot';
import { CouponBox } from '../../shared/coupon/CouponBox';
import { BalanceSlot } from '../../shared/balance/BalanceSlot';
import { GiftSlot } from '../../shared/gift-message/GiftSlot';
import { Agreements } from '../agreements/Agreements';
import { BillingAddress } from '../billing-address/BillingAddress';
import { EmailBlock } from '../email/EmailBlock';
import { StepHeading } from '../steps/StepHeading';
import { StepSection } from '../steps/StepSection';
import { PaymentMethods } from './PaymentMethods';
import { PlaceOrder } from './PlaceOrder';
import { PlacementNotice } from './PlacementNotice';
import { Refusals } from './Refusals';
import { ShippingInformation } from './ShippingInformation';
import css from './PaymentStep.css';

adoptStyles(css);

interface PaymentStepProps {
  readonly config: CheckoutConfig;
  readonly arrived: boolean;
  readonly onEditMethod: () => void;
}

/**
 * "Review & Payments" (STEP-03, PAY-02). The payment methods come first, so that they are visible on a phone without
 * scrolling; the review is between them and the order button. While the outcome of an order is unknown the forms stay
 * in the page, hidden, so that no input is lost when it turns out that no order was placed.
 */
export function PaymentStep({ config, arrived, onEditMethod }: PaymentStepProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, isWaiting } = useTillSelector((state) => selectCheckout(state).placement);
  const email = useTillSelector((state) => selectCheckout(state).email.value);
  const billingFormId = useUid('till-billing');
  const emailInput = useRef<HTMLInputElement>(null);
  const isOut = status === 'unknown' || status === 'placed';
  const needsEmail = config.isVirtual && !config.isLoggedIn;

  const readEmail = () => {
    const filled = emailInput.current?.value ?? email;
    if (filled !== email) dispatch(emailEdited(filled));
  };

  return (
    <div>
      <StepHeading arrived={arrived}>{t('Review & Payments')}</StepHeading>
      {isOut && <PlacementNotice status={status} config={config} />}
      <div className="till-payment-step" hidden={isOut} inert={isWaiting}>
        {needsEmail && (
          <EmailBlock
            forgotPasswordUrl={config.forgotPasswordUrl}
            inputRef={emailInput}
            addressFormId={billingFormId}
          />
        )}
        <Region name="before-payment-methods" />
        <StepSection title={t('Payment Method')} isFirst={!needsEmail}>
          <PaymentMethods />
        </StepSection>
        <Region name="before-billing-address" />
        <div>
          <BillingAddress config={config} formId={billingFormId} />
          <Refusals area="checkout" />
        </div>
        <Region name="after-billing-address" />
        {!config.isVirtual && (
          <ShippingInformation
            config={config}
            onEditAddress={() => dispatch(stepRequested('shipping'))}
            onEditMethod={onEditMethod}
          />
        )}
        <Region name="before-coupon" />
        <div className="till-payment-step__coupon">
          <CouponBox />
          <BalanceSlot config={config} />
          <GiftSlot />
        </div>
        <Region name="before-agreements" />
      </div>
      <div className="till-payment-step till-payment-step--end" hidden={isOut}>
        <Agreements agreements={config.agreements} />
        <CaptchaSlot form="payment_processing_request" />
        <Region name="before-button" />
        <PlaceOrder config={config} onBeforePlacing={readEmail} />
        <Region name="after-button" />
      </div>
    </div>
  );
}
