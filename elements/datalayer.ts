import { ownValue } from '../src/domain/own-value';
import { report } from '../src/platform/console';
import type { CommerceItem } from '../src/platform/page/commerce.types';
import { EVENTS, PARAMETERS, type MeasuringEvent } from './datalayer-table';
import type { TillApi } from './till-api';

/*
 * dist/till-datalayer.js: a separate script that pushes the measuring events to Google's data layer as GA4's recommended
 * events (docs/measuring.md). It loads nothing else.
 */

/** GA4 has five levels of categories: `item_category`, `item_category2` and so on. */
const MAX_CATEGORIES = 5;

/** The maximum number of events that are queued until consent. */
const MAX_QUEUED = 100;

const PRESENT = Symbol.for('till.datalayer');

type Values = Readonly<Record<string, unknown>>;

/** `values` with GA4's names; unknown values are omitted. */
const renamed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(PARAMETERS).flatMap(([property, name]) => {
      const value = ownValue(values, property);
      return value == null ? [] : [[name, value]];
    }),
  );

/** An item with GA4's names. */
const itemOf = (item: CommerceItem, id: string | null): Values => ({
  ...(id !== null && { item_id: id }),
  ...renamed({ ...item }),
  ...Object.fromEntries(
    item.categories
      .slice(0, MAX_CATEGORIES)
      .map((name, level) => [`item_category${level > 0 ? String(level + 1) : ''}`, name]),
  ),
});

/** What is pushed for an event; those without products are not ecommerce events. */
function entryOf(name: MeasuringEvent, detail: Values, settings: DOMStringMap): Values {
  const event = EVENTS[name];
  const items = detail.items as readonly CommerceItem[] | undefined;
  if (items === undefined) return { event, ...renamed(detail) };
  const currency = detail.currency ?? settings.currency;
  // GA4 ignores a value without a currency.
  const value = currency == null ? null : detail.value;
  return {
    event,
    ecommerce: {
      ...renamed({ ...detail, currency, value }),
      items: items.map((item) =>
        itemOf(item, settings.itemId === 'product' ? item.productId : item.sku),
      ),
    },
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
  const settings = (script as HTMLElement | null)?.dataset ?? {};
  const { consent, layer = 'dataLayer' } = settings;
  let isGranted = consentOfPage() ?? consent !== 'required';
  let isRefused = false;
  let held: Values[] = [];

  const flush = (): void => {
    const events = held;
    held = [];
    const target = (ownValue(page, layer) ?? (page[layer] = [])) as { push(entry: Values): void };
    for (const event of events) {
      if ('ecommerce' in event) target.push({ ecommerce: null });
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
        held.push(entryOf(name, { ...detail }, settings));
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
