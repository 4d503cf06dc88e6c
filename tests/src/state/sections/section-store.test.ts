import { afterEach, describe, expect, it } from 'vitest';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import {
  readClientSection,
  writeClientSection,
} from '../../../../src/state/sections/section-store';

const cache = jsonStorage('mage-cache-storage');

afterEach(() => {
  localStorage.clear();
});

describe('client-side sections', () => {
  it('store checkout data where the old front end reads it [STOR-01, STOR-02]', () => {
    cache.write({ cart: { data_id: 1 }, 'checkout-data': { selectedPaymentMethod: 'checkmo' } });
    const data = {
      selectedShippingAddress: 'new-customer-address',
      shippingAddressFromData: { city: 'Ghent' },
      newCustomerShippingAddress: null,
      selectedShippingRate: 'flatrate_flatrate',
      selectedBillingAddress: null,
      billingAddressFromData: null,
      newCustomerBillingAddress: null,
      validatedEmailValue: '',
      inputFieldEmailValue: 'a@b.co',
      checkedEmailValue: 'a@b.co',
    };
    writeClientSection('checkout-data', data);
    expect(readClientSection('checkout-data')).toEqual({
      ...data,
      selectedPaymentMethod: 'checkmo',
    });
    expect(cache.read()).toMatchObject({ cart: { data_id: 1 } });
  });

  it('leave the cached cart alone [STOR-03, STOR-04]', () => {
    expect(readClientSection('cart-data')).toEqual({});
    const data = {
      totals: { grand_total: 5 },
      address: { country_id: 'US' },
      cartVersion: 12,
      shippingMethodCode: 'flatrate',
      shippingCarrierCode: 'flatrate',
      rates: [],
    };
    writeClientSection('cart-data', data);
    expect(readClientSection('cart-data')).toEqual(data);
    expect(cache.read()).toEqual({ 'cart-data': data });
  });

  it('tolerate invalid data in the storage', () => {
    localStorage.setItem('mage-cache-storage', '[1');
    expect(readClientSection('cart-data')).toEqual({});
    writeClientSection('cart-data', { cartVersion: 1 });
    expect(readClientSection('cart-data')).toEqual({ cartVersion: 1 });
  });
});
