import { isAnyOf } from '@reduxjs/toolkit';
import type { ShippingMethodRef } from '../../../domain/quote.types';
import { rateKey, rateRef } from '../../../domain/rates';
import { t } from '../../../platform/i18n/i18n';
import { shippingMethods } from '../../extensions/extensions';
import type { ShippingMethodDefinition } from '../../extensions/shipping-method.types';
import type { StartListening, TillStore } from '../../shared/store.types';
import { ratesReceived, shippingFormReported, shippingSubmitted } from '../checkout-actions';
import { selectCheckout, selectShippingForm, type WithCheckout } from '../checkout-slice';

/** Till's own methods, and what loads the state and the views of every form. */
interface ShippingForms {
  readonly methods: readonly ShippingMethodDefinition[];
  readonly load: (store: TillStore) => Promise<void>;
}

let forms: ShippingForms | null = null;

/** Sets where forms come from: `src/shipping/registry.ts`, which this layer does not know. */
export const provideShippingForms = (given: ShippingForms): void => {
  forms = given;
};

/** The method with a form of its own that serves a rate; the shop's own take precedence. */
export const findShippingMethod = (
  ref: ShippingMethodRef | null,
): ShippingMethodDefinition | undefined =>
  ref === null
    ? undefined
    : [...shippingMethods.list(), ...(forms?.methods ?? [])].find(({ rates }) =>
        rates.some((code) => code === ref.carrierCode || code === rateKey(ref)),
      );

/** Whether one of Till's own methods that go to an address of their own is among these carriers, by their codes. */
export const mayReplaceAddress = (carriers: readonly string[]): boolean =>
  forms?.methods.some(
    ({ code, replacesAddress }) => replacesAddress === true && carriers.includes(code),
  ) === true;

/** Whether the chosen method has a form that has not been loaded yet. */
export const isFormPending = (state: WithCheckout): boolean =>
  forms !== null &&
  selectShippingForm(state) === null &&
  findShippingMethod(selectCheckout(state).shipping.method) !== undefined;

/**
 * Loads what forms need once a rate with one is offered. If that fails, "Next" says so while such a rate is chosen, and
 * loads it again.
 */
export function startShippingForm(startListening: StartListening, store: TillStore): void {
  const prepare = async (): Promise<void> => {
    const { rates } = selectCheckout(store.getState()).shipping;
    if (!rates.list.some((rate) => findShippingMethod(rateRef(rate)))) return;
    try {
      await forms?.load(store);
    } catch {
      const { method } = selectCheckout(store.getState()).shipping;
      if (method === null || !isFormPending(store.getState())) return;
      store.dispatch(
        shippingFormReported({
          rate: rateKey(method),
          problem: t('Something went wrong with your request. Please try again later.'),
          field: null,
          replacesAddress: false,
          address: null,
          addressExtras: {},
          extensionAttributes: {},
        }),
      );
    }
  };
  startListening({ matcher: isAnyOf(ratesReceived, shippingSubmitted), effect: prepare });
  shippingMethods.subscribe(() => void prepare());
}
