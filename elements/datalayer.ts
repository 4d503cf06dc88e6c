import { ownValue } from '../src/domain/own-value';
import { report } from '../src/platform/console';
import type { CommerceItem } from '../src/platform/page/commerce.types';
import type { TillApi } from './till-api';

/*
 * dist/till-datalayer.js: a separate script that pushes the measuring events to Google's data layer as GA4 ecommerce
 * events (docs/measuring.md). It loads nothing else.
 */

/** The GA4 event for each measuring event. */
const EVENTS = {
  'till-product-viewed': 'view_item',
  'till-list-viewed': 'view_item_list',
  'till-list-item-selected': 'select_item',
  'till-cart-viewed': 'view_cart',
  'till-items-added': 'add_to_cart',
  'till-items-removed': 'remove_from_cart',
  'till-checkout-entered': 'begin_checkout',
  'till-shipping-chosen': 'add_shipping_info',
  'till-payment-chosen': 'add_payment_info',
  'till-order-completed': 'purchase',
} as const;

type MeasuringEvent = keyof typeof EVENTS;

/** The GA4 parameter for each property of an event. Properties that are not listed are never pushed. */
const PARAMETERS = {
  transactionId: 'transaction_id',
  currency: 'currency',
  value: 'value',
  tax: 'tax',
  shipping: 'shipping',
  coupon: 'coupon',
  shippingTier: 'shipping_tier',
  paymentType: 'payment_type',
  listId: 'item_list_id',
  listName: 'item_list_name',
} as const;

const ITEM_PARAMETERS = {
  sku: 'item_id',
  name: 'item_name',
  variant: 'item_variant',
  price: 'price',
  discount: 'discount',
  quantity: 'quantity',
  index: 'index',
} as const;

/** The maximum number of events that are queued until consent. */
const MAX_QUEUED = 100;

const PRESENT = Symbol.for('till.datalayer');

type Values = Readonly<Record<string, unknown>>;

/** `values` with GA4's names; unknown values are omitted. */
const renamed = (
  values: Values,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) =>
      ownValue(values, key) == null ? [] : [[name, ownValue(values, key)]],
    ),
  );

function ecommerce(detail: Values, fallbackCurrency: string | undefined): Values {
  const currency = detail.currency ?? fallbackCurrency;
  return {
    // GA4 ignores a value without a currency.
    ...renamed({ ...detail, currency, value: currency == null ? null : detail.value }, PARAMETERS),
    items: (detail.items as readonly CommerceItem[]).map((item) =>
      renamed({ ...item }, ITEM_PARAMETERS),
    ),
  };
}

/** The consent in `<html data-till-consent>`; null when the page does not require any. */
function consentOfPage(): boolean | null {
  const services = document.documentElement.getAttribute('data-till-consent');
  return services === null ? null : /(?:^|\s)(?:measuring|all)(?:\s|$)/.test(services);
}

function start(): void {
  const page = window as unknown as Record<string | symbol, unknown>;
  if (page[PRESENT] === true) return;
  page[PRESENT] = true;
  const script =
    document.currentScript ?? document.querySelector<HTMLElement>('script[src*="till-datalayer"]');
  const { consent, currency, layer = 'dataLayer' } = (script as HTMLElement | null)?.dataset ?? {};
  let isGranted = consentOfPage() ?? consent !== 'required';
  let isRefused = false;
  let held: Values[] = [];

  const flush = (): void => {
    const events = held;
    held = [];
    const target = (ownValue(page, layer) ?? (page[layer] = [])) as { push(entry: Values): void };
    for (const event of events) {
      target.push({ ecommerce: null });
      target.push(event);
    }
  };

  document.addEventListener('till-consent-changed', (event) => {
    const { measuring } = (event as CustomEvent<Values | null>).detail ?? {};
    const isDecided = typeof measuring === 'boolean';
    isGranted = isDecided ? measuring : (consentOfPage() ?? isGranted);
    isRefused = isDecided && !measuring;
    if (isGranted) flush();
    else if (isRefused) held = [];
  });

  const listen = (till: TillApi): void => {
    for (const name of Object.keys(EVENTS) as MeasuringEvent[]) {
      till.on(name, ({ detail }) => {
        if (isRefused || held.length >= MAX_QUEUED) return;
        held.push({ event: EVENTS[name], ecommerce: ecommerce({ ...detail }, currency) });
        if (isGranted) flush();
      });
    }
    till.measure();
  };
  (window.till ??= []).push(listen);
}

try {
  if (typeof document !== 'undefined') start();
} catch (error) {
  report(8, 'The data layer could not be started.', error);
}
