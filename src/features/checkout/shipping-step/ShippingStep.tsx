import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { shippingSubmitted } from '../../../state/checkout/checkout-actions';
import { selectCheckout, selectShippingForm } from '../../../state/checkout/checkout-slice';
import { mayReplaceAddress } from '../../../state/checkout/shipping/shipping-form';
import { METHOD_FIELD } from '../../../state/checkout/shipping/shipping-refusal';
import { useTillDispatch, useTillSelector, useTillStore } from '../../../state/shared/hooks';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import { focusField, useRefusalFocus } from '../address-form/useRefusalFocus';
import { EmailBlock } from '../email/EmailBlock';
import { InlineShippingAddress } from '../shipping-address/InlineShippingAddress';
import { SavedAddresses } from '../shipping-address/SavedAddresses';
import { ShippingMethods } from '../shipping-methods/ShippingMethods';
import { StepHeading } from '../steps/StepHeading';
import { StepSection } from '../steps/StepSection';
import { loadForms } from './load-forms';
import { StepEnd } from './StepEnd';
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
  const focus = useTillSelector((state) => selectCheckout(state).shipping.focus);
  const hasForms = useTillSelector((state) => state.shippingForms !== undefined);
  const mayChoose = mayReplaceAddress(config.activeCarriers);
  const { View: forms, hasFailed } = useLazyView(hasForms || mayChoose, loadForms);
  const hasOwnAddress =
    useTillSelector((state) => selectShippingForm(state)?.replacesAddress) === true;
  const formId = useUid('till-shipping');
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
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
  const hasInlineForm = !hasSavedAddresses && !hasOwnAddress;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (selectCheckout(store.getState()).shipping.saveStatus === 'saving') return;
    dispatch(shippingSubmitted());
    setAttempts(attempts + 1);
  };

  return (
    <div ref={root}>
      <StepHeading arrived={arrival === 'top'}>
        {t(hasOwnAddress ? 'Store' : 'Shipping Address')}
      </StepHeading>
      <div className="till-shipping-step">
        <Region name="before-email" />
        {forms === null ? (
          mayChoose && !hasFailed && <Skeleton shape="control" />
        ) : (
          <forms.DeliveryChoice />
        )}
        {!config.isLoggedIn && (
          <EmailBlock forgotPasswordUrl={config.forgotPasswordUrl} addressFormId={formId} />
        )}
        <Region name="before-shipping-address" />
        {hasSavedAddresses && !hasOwnAddress && <SavedAddresses config={config} />}
        <form
          className="till-shipping-step__form"
          id={formId}
          ref={form}
          noValidate
          onSubmit={submit}
        >
          {hasInlineForm && <InlineShippingAddress config={config} />}
          <Region name="before-shipping-methods" />
          <StepSection
            title={t('Shipping Methods')}
            id="opc-shipping_method"
            headingRef={methodsHeading}
          >
            <ShippingMethods config={config} forms={forms} />
          </StepSection>
          <Region name="after-shipping-methods" />
          <StepEnd
            config={config}
            onGo={(name) => {
              focusField(root.current, name);
            }}
          />
        </form>
      </div>
    </div>
  );
}
