import { useState } from 'react';
import { adoptStyles } from '../../ui/styles/adopt';
import { AddressesStep } from './addresses/AddressesStep';
import { BillingStep } from './billing/BillingStep';
import { OverviewStep } from './overview/OverviewStep';
import { ShippingStep } from './shipping/ShippingStep';
import { ChoicesSlot } from './ChoicesSlot';
import css from './MultiCheckout.css';
import type { StepProps } from './step.types';

adoptStyles(css);

/** The server's forms by their ids; pages without one, such as that of the placed orders, need nothing. */
const STEPS: readonly (readonly [string, React.ComponentType<StepProps>])[] = [
  ['#checkout_multishipping_form', AddressesStep],
  ['#shipping_method_form', ShippingStep],
  ['#multishipping-billing-form', BillingStep],
  ['#review-order-form', OverviewStep],
];

function stepIn(host: HTMLElement | null) {
  for (const [selector, Step] of STEPS) {
    const form = host?.querySelector<HTMLFormElement>(`form${selector}`) ?? null;
    if (host !== null && form !== null) {
      return (
        <>
          <Step host={host} form={form} />
          <ChoicesSlot form={form} />
        </>
      );
    }
  }
  return null;
}

/** A page of the checkout with several addresses, around what the server has rendered (MULTI-01). */
export function MultiCheckout() {
  const [root, setRoot] = useState<Element | null>(null);
  return <div ref={setRoot}>{stepIn(root?.closest('.till-root')?.parentElement ?? null)}</div>;
}
