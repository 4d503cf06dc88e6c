import { describe, expect, it } from 'vitest';
import { defaultSectionSettings } from '../../../../src/domain/sections/default-settings';
import { bumpId, isExpired, isOfOtherScope } from '../../../../src/domain/sections/expiry';
import { affectedSections } from '../../../../src/domain/sections/routes';

const shop = { baseUrl: 'https://shop.example/', websiteId: '1', storeId: '1' };
const known = [
  'cart',
  'messages',
  'customer',
  'instant-purchase',
  'captcha',
  'wishlist',
  'directory-data',
];
const settings = { ...defaultSectionSettings(shop), names: known };

describe('isExpired', () => {
  const lifetime = { expirableNames: ['cart'], lifetimeMinutes: 60 };
  it.each([
    ['another id in the cookie [SECT-14]', 'customer', { data_id: 5 }, { customer: 6 }, true],
    ['the same id', 'customer', { data_id: 5 }, { customer: 5 }, false],
    ['no id in the cookie', 'customer', { data_id: 5 }, {}, false],
    ['nothing stored that the cookie knows', 'customer', undefined, { customer: 5 }, true],
    ['nothing known at all', 'customer', undefined, {}, false],
    ['its lifetime over [SECT-15]', 'cart', { data_id: 6400 }, {}, true],
    ['its lifetime not over', 'cart', { data_id: 6401 }, {}, false],
    ['an old section that does not expire', 'customer', { data_id: 1 }, {}, false],
    ['an expirable section without an id', 'cart', {}, {}, true],
  ])('with %s', (_name, name, stored, ids, expected) => {
    expect(isExpired(name, stored, ids, lifetime, 10_000)).toBe(expected);
  });
});

describe('bumpId', () => {
  it.each([
    [1700, 2700],
    [undefined, 1000],
    [null, 1000],
    ['x', 1000],
  ])('raises %s by 1000 [SECT-21]', (id, expected) => {
    expect(bumpId(id)).toBe(expected);
  });
});

describe('isOfOtherScope', () => {
  const page = { websiteId: '1', storeId: '2' };
  it.each([
    ['customer', { websiteId: '3' }, true],
    ['customer', { websiteId: '0' }, false],
    ['customer', { websiteId: '1' }, false],
    ['customer', {}, false],
    ['cart', { website_id: '1', storeId: '9' }, true],
    ['cart', { website_id: '1', storeId: 2 }, false],
    ['wishlist', { websiteId: '3' }, false],
  ])('%s %j: %s [SECT-26]', (name, stored, expected) => {
    expect(isOfOtherScope(name, stored, page)).toBe(expected);
  });
});

describe('affectedSections', () => {
  it.each([
    ['checkout/cart/add/', 'POST', ['cart', 'directory-data', 'messages']],
    [
      'https://shop.example/index.php/Checkout/Sidebar/RemoveItem/?x=1',
      'post',
      ['cart', 'messages'],
    ],
    ['rest/default/V1/guest-carts/abc/payment-information', 'POST', ['captcha', 'cart']],
    ['rest/default/V1/guest-carts/abc/payment-information/more', 'POST', []],
    ['customer/address/formPost/', 'POST', ['instant-purchase', 'messages']],
    ['customer/address/delete/id/7/', 'POST', ['instant-purchase', 'messages']],
    ['customer/ajax/login', 'POST', ['captcha', 'checkout-data', 'cart', 'messages']],
    ['somewhere/else', 'PUT', ['messages']],
    ['checkout/cart/add', 'GET', []],
    ['https://elsewhere.example/checkout/cart/add', 'POST', []],
  ])('%s %s [SECT-17, SECT-18]', (url, method, expected) => {
    expect(affectedSections(url, method, settings)).toEqual(expected);
  });

  it('takes everything for routes that change everything [SECT-17]', () => {
    const all = affectedSections('customer/account/loginPost/', 'POST', settings);
    expect([...all].sort()).toEqual([...known, 'cart-data', 'checkout-data'].sort());
  });

  it('never names a section the shop does not know [SECT-06]', () => {
    const few = { ...settings, names: ['cart'] };
    expect(affectedSections('checkout/cart/add', 'POST', few)).toEqual(['cart']);
  });
});
