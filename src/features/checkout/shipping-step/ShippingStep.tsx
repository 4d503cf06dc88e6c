import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import {
  emailEdited,
  shippingAddressEdited,
  shippingSubmitted,
} from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { METHOD_FIELD } from '../../../state/checkout/shipping/shipping-refusal';
import { useTillDispatch, useTillSelector, useTillStore } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { silentlyFilledFields } from '../address-form/read-form';
import { focusField, useRefusalFocus } from '../address-form/useRefusalFocus';
import { EmailBlock } from '../email/EmailBlock';
import { InlineShippingAddress } from '../shipping-address/InlineShippingAddress';
import { SavedAddresses } from '../shipping-address/SavedAddresses';
import { ShippingMethods } from '../shipping-methods/ShippingMethods';
import { StepHeading } from '../steps/StepHeading';
import { StepSection } from '../steps/StepSection';
import { InvalidFields } from './InvalidFields';
import css from './ShippingStep.css';

adoptStyles(css);

interface ShippingStepProps {
  readonly config: CheckoutConfig;
  /** How the step was opened: initially, from the other step, or to change the shipping method. */
  readonly arrival: 'first' | 'top' | 'methods';
}

/** Where and how the order is shipped: e-mail, address, method, "Next" (SHIP-01 to SHIP-19). */
export function ShippingStep({ config, arrival }: ShippingStepProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const store = useTillStore();
  // Selected in parts and without the typed text: a keystroke re-renders its field and not the step.
  const emailError = useTillSelector((state) => selectCheckout(state).email.error);
  const errors = useTillSelector((state) => selectCheckout(state).shipping.errors);
  const focus = useTillSelector((state) => selectCheckout(state).shipping.focus);
  const methodError = useTillSelector((state) => selectCheckout(state).shipping.methodError);
  const stepError = useTillSelector((state) => selectCheckout(state).shipping.stepError);
  const hasRates = useTillSelector((state) => selectCheckout(state).shipping.rates.list.length > 0);
  const hasLoadedRates = useTillSelector(
    (state) => selectCheckout(state).shipping.rates.status === 'ready',
  );
  // Without shipping quotes the step cannot be completed, as in the shop's own checkout.
  const hasNoQuotes = !hasRates && (hasLoadedRates || config.activeCarriers.length === 0);
  const saveStatus = useTillSelector((state) => selectCheckout(state).shipping.saveStatus);
  const formId = useUid('till-shipping');
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const methodsHeading = useRef<HTMLHeadingElement>(null);
  useRefusalFocus(form, focus);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0 || focus?.field !== METHOD_FIELD) return;
    const firstRate = form.current?.querySelector<HTMLElement>('[type=radio]:not([disabled])');
    (firstRate ?? methodsHeading.current)?.focus();
  }, [attempts, focus]);
  useEffect(() => {
    if (arrival === 'methods') methodsHeading.current?.focus();
  }, [arrival]);

  const hasSavedAddresses = (config.customer?.addresses.length ?? 0) > 0;
  const labelOf = (name: string) =>
    t(config.shippingFields.find((field) => field.name === name)?.label ?? name);
  const refused = [
    ...(emailError === null ? [] : [{ name: 'email', label: t('Email Address') }]),
    ...Object.keys(errors).map((name) => ({ name, label: labelOf(name) })),
    ...(methodError === null || !hasRates
      ? []
      : [{ name: METHOD_FIELD, label: t('Shipping Methods') }]),
  ];

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saveStatus === 'saving') return;
    const { email, shipping } = selectCheckout(store.getState());
    const filled = emailInput.current?.value ?? email.value;
    if (filled !== email.value) dispatch(emailEdited(filled));
    if (form.current !== null && !hasSavedAddresses) {
      for (const field of silentlyFilledFields(form.current, shipping.draft))
        dispatch(shippingAddressEdited(field));
    }
    dispatch(shippingSubmitted());
    setAttempts(attempts + 1);
  };

  return (
    <div ref={root}>
      <StepHeading arrived={arrival === 'top'}>{t('Shipping Address')}</StepHeading>
      <div className="till-shipping-step">
        {!config.isLoggedIn && (
          <EmailBlock
            forgotPasswordUrl={config.forgotPasswordUrl}
            inputRef={emailInput}
            addressFormId={formId}
          />
        )}
        {hasSavedAddresses && <SavedAddresses config={config} />}
        <form
          className="till-shipping-step__form"
          id={formId}
          ref={form}
          noValidate
          onSubmit={submit}
        >
          {!hasSavedAddresses && <InlineShippingAddress config={config} form={form} />}
          <StepSection
            title={t('Shipping Methods')}
            id="opc-shipping_method"
            headingRef={methodsHeading}
          >
            <ShippingMethods config={config} />
          </StepSection>
          <div className="till-shipping-step__end">
            {stepError !== null && (
              <Notice tone="error" live="off">
                {stepError}
              </Notice>
            )}
            {stepError === null && refused.length > 0 && focus !== null && (
              <InvalidFields
                fields={refused}
                onGo={(name) => {
                  focusField(root.current, name);
                }}
              />
            )}
            {!hasNoQuotes && (
              <Button type="submit" variant="primary" size="l" busy={saveStatus === 'saving'} block>
                {t('Next')}
              </Button>
            )}
          </div>
        </form>
      </div>
    </div>
  );
}
