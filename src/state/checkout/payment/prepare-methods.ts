import { ownValue } from '../../../domain/own-value';
import { report } from '../../../platform/console';
import { t } from '../../../platform/i18n/i18n';
import {
  billingResolved,
  checkoutStarted,
  paymentMethodsReceived,
  paymentOfferReceived,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import type { MethodOffer } from '../checkout-types';
import { builtInMethods, paymentMethods } from '../../extensions/extensions';
import { findPaymentMethod } from '../../extensions/find-payment-method';
import type {
  PaymentContext,
  PaymentMethodDefinition,
  PaymentSource,
} from '../../extensions/payment-method.types';
import { selectTotals } from '../../quote/quote-slice';
import type { StartListening, TillStore } from '../../shared/store.types';
import { paymentContext } from './payment-context';

const UNAVAILABLE = 'This payment option is currently unavailable.';

const LOADING: MethodOffer = { status: 'loading', message: null, instruments: null };

/** Methods without a view here cannot be chosen; this one says so (PAY-24). */
const unavailable = (message?: string): MethodOffer => ({
  status: 'unavailable',
  message: message ?? t(UNAVAILABLE),
  instruments: null,
});

let source: PaymentSource | null = null;

/** Sets where Till's own methods come from: `src/payments/registry.ts`, which this layer does not know. */
export const providePaymentMethods = (methods: PaymentSource): void => {
  source = methods;
};

/**
 * Loads the code of the methods that the server offers, and finds out whether each can pay on this page and device, and
 * with what (PAY-17, PAY-18). Runs again when the list or the billing address changes, and when a shop's own script
 * registers a method late. Only the latest result of a method counts.
 */
export function startPrepareMethods(startListening: StartListening, store: TillStore): void {
  const runs = new Map<string, number>();

  function prepareAll(): void {
    for (const { code } of selectCheckout(store.getState()).payment.methods) void prepare(code);
  }

  async function prepare(code: string): Promise<void> {
    const run = (runs.get(code) ?? 0) + 1;
    runs.set(code, run);
    const definition = await definitionOf(code, report);
    if (definition === null) return;
    const context = paymentContext(store.getState(), code);
    const { offers } = selectCheckout(store.getState()).payment;
    if (definition.availability === undefined && definition.instruments === undefined) {
      if (ownValue(offers, code)?.status !== 'available')
        report({ ...LOADING, status: 'available' });
      return;
    }
    if (context === null) return;
    if (ownValue(offers, code) === undefined) report(LOADING);
    const offer = await offerOf(definition, context);
    if (runs.get(code) === run) report(offer);

    function report(next: MethodOffer): void {
      const grandTotal = selectTotals(store.getState())?.grandTotal ?? 0;
      store.dispatch(paymentOfferReceived({ code, offer: next, grandTotal }));
    }
  }

  /** The method's definition, loaded when it is not there yet; null when it cannot be had. */
  async function definitionOf(
    code: string,
    report: (offer: MethodOffer) => void,
  ): Promise<PaymentMethodDefinition | null> {
    const known = findPaymentMethod(code);
    if (known !== undefined) return known;
    if (source === null) return null;
    const found = source(code, store.getState().config.checkout?.payment ?? {});
    if (!(found instanceof Promise)) {
      builtInMethods.register(found);
      return found;
    }
    report(LOADING);
    try {
      builtInMethods.register(await found);
    } catch {
      report(unavailable());
      return null;
    }
    return findPaymentMethod(code) ?? null;
  }

  startListening({
    predicate: (action) =>
      paymentMethodsReceived.match(action) ||
      checkoutStarted.match(action) ||
      billingResolved.match(action),
    effect: prepareAll,
  });
  paymentMethods.subscribe(prepareAll);
}

/** Asks a method. One that throws is unavailable; the others go on working. */
async function offerOf(
  { code, availability, instruments }: PaymentMethodDefinition,
  context: PaymentContext,
): Promise<MethodOffer> {
  try {
    const result = await availability?.(context);
    if (result?.status === 'hidden') return { ...LOADING, status: 'hidden' };
    if (result?.status === 'unavailable') return unavailable(result.message);
    const rows = (await instruments?.(context)) ?? null;
    return {
      status: rows?.length === 0 ? 'hidden' : 'available',
      message: null,
      instruments: rows,
    };
  } catch (error) {
    report(52, `availability() of ${code} failed.`, error);
    return unavailable();
  }
}
