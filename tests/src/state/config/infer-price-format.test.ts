import { beforeEach, describe, expect, it } from 'vitest';
import { BARE_FORMAT } from '../../../../src/api/page-config/price-format';
import type { PriceFormat } from '../../../../src/domain/money.types';
import {
  checkoutConfigRead,
  selectCheckoutConfig,
  selectShop,
} from '../../../../src/state/config/config-slice';
import { startInferPriceFormat } from '../../../../src/state/config/infer-price-format';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { checkoutConfig, shop } from '../support/shop';

/** A page with this price format, whose cart section is shown. */
function open(priceFormat: PriceFormat, before?: unknown, locale = 'en-US') {
  const store = createTillStore({ shop: { ...shop, locale, priceFormat }, checkout: null });
  const receive = (subtotal: unknown) => {
    store.dispatch(sectionsRead({ cart: { data_id: 1, subtotal } }));
    return selectShop(store.getState()).priceFormat;
  };
  if (before !== undefined) receive(before);
  store.inject({
    name: 'learn',
    slices: [],
    startFlows: (startListening, _services, target) => {
      startInferPriceFormat(startListening, target);
    },
  });
  return { store, receive, format: () => selectShop(store.getState()).priceFormat };
}

const euro = '<span class="price">1.234,50&nbsp;€</span>';

beforeEach(() => {
  localStorage.clear();
});

describe('the price format of a page that contains none', () => {
  it('is derived from the subtotal that the server has formatted [PRICE-03]', () => {
    const { receive, store } = open(BARE_FORMAT);
    expect(receive(euro)).toMatchObject({
      pattern: '%s\u00a0€',
      precision: 2,
      decimalSymbol: ',',
      groupSymbol: '.',
    });
    expect(selectShop(store.getState())).toMatchObject({ storeCode: 'default', locale: 'en-US' });
  });

  it('is derived from what the browser has stored already, in the locale of the page', () => {
    expect(open(BARE_FORMAT, '$1,234.50').format()).toMatchObject({ pattern: '$%s' });
    expect(open(BARE_FORMAT, '₹1,234.50', 'en-IN').format()).toMatchObject({
      pattern: '₹%s',
      nextGroupLength: 2,
    });
  });

  it('stays bare until there is a price to derive it from', () => {
    const { receive } = open(BARE_FORMAT);
    expect(receive(undefined)).toBe(BARE_FORMAT);
    expect(receive(12)).toBe(BARE_FORMAT);
    expect(receive('free')).toBe(BARE_FORMAT);
    expect(receive('$12.00')).toMatchObject({ pattern: '$%s' });
  });

  it('is derived once', () => {
    const { receive } = open(BARE_FORMAT);
    const first = receive('$12.00');
    expect(receive('12,00 €')).toBe(first);
  });
});

describe('the configuration of a page', () => {
  it('keeps a format of its own', () => {
    const { receive } = open(shop.priceFormat);
    expect(receive(euro)).toBe(shop.priceFormat);
  });

  it('has no checkout until it was read', () => {
    const { store } = open(shop.priceFormat);
    expect(selectCheckoutConfig(store.getState())).toBeNull();
    const config = checkoutConfig();
    store.dispatch(checkoutConfigRead(config));
    expect(selectCheckoutConfig(store.getState())).toBe(config);
    expect(selectShop(store.getState()).storeCode).toBe('default');
  });
});
