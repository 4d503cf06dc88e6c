import type { CheckoutConfig } from '../../../domain/quote.types';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { METHOD_FIELD } from '../../../state/checkout/shipping/shipping-refusal';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Region } from '../../../ui/Region/Region';
import { InvalidFields } from './InvalidFields';

interface StepEndProps {
  readonly config: CheckoutConfig;
  /** Moves the focus to the field of that name. */
  readonly onGo: (name: string) => void;
}

/** The end of the shipping step: what keeps it from being completed, and "Next" (SHIP-14 to SHIP-19). */
export function StepEnd({ config, onGo }: StepEndProps) {
  const t = useT();
  // Selected in parts and without the typed text: a keystroke re-renders its field and not the step.
  const emailError = useTillSelector((state) => selectCheckout(state).email.error);
  const errors = useTillSelector((state) => selectCheckout(state).shipping.errors);
  const hasFocus = useTillSelector((state) => selectCheckout(state).shipping.focus !== null);
  const methodError = useTillSelector((state) => selectCheckout(state).shipping.methodError);
  const stepError = useTillSelector((state) => selectCheckout(state).shipping.stepError);
  // While a dialog asks about the address, nothing is loading.
  const isSaving = useTillSelector(
    (state) =>
      selectCheckout(state).shipping.saveStatus === 'saving' && !state.verification?.question,
  );
  const hasRates = useTillSelector((state) => selectCheckout(state).shipping.rates.list.length > 0);
  const status = useTillSelector((state) => selectCheckout(state).shipping.rates.status);
  // Without shipping quotes the step cannot be completed, as in the shop's own checkout.
  const hasQuotes = hasRates || (status !== 'ready' && config.activeCarriers.length > 0);

  const labelOf = (name: string) =>
    t(config.shippingFields.find((field) => field.name === name)?.label ?? name);
  const refused = [
    ...(emailError === null ? [] : [{ name: 'email', label: t('Email Address') }]),
    ...Object.keys(errors).map((name) => ({ name, label: labelOf(name) })),
    ...(methodError === null || !hasRates
      ? []
      : [{ name: METHOD_FIELD, label: t('Shipping Methods') }]),
  ];

  return (
    <div className="till-shipping-step__end">
      {stepError !== null && (
        <Notice tone="error" live="off">
          {stepError}
        </Notice>
      )}
      {stepError === null && refused.length > 0 && hasFocus && (
        <InvalidFields fields={refused} onGo={onGo} />
      )}
      {hasQuotes && (
        <Button type="submit" variant="primary" size="l" busy={isSaving} block>
          {t('Next')}
        </Button>
      )}
      <Region name="after-next" />
    </div>
  );
}
