import { describe, expect, it } from 'vitest';
import { defaultSectionSettings } from '../../../../src/domain/sections/default-settings';
import { bumpId, isExpired, isOfOtherScope } from '../../../../src/domain/sections/expiry';
import type { SectionSettings } from '../../../../src/domain/sections/section-settings.types';
import { affectedSections, leadsAway } from '../../../../src/domain/sections/routes';

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
const standard = defaultSectionSettings(shop);
const settings: SectionSettings = {
  ...standard,
  names: known,
  routes: [...standard.routes, ['customer/address/*', ['instant-purchase']]],
};

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
    ['wishlist', { website_id: '3', storeId: '9' }, false],
    ['customer', { websiteId: 3 }, true],
    ['customer', { websiteId: '' }, false],
    ['customer', { websiteId: 0 }, false],
    ['customer', { websiteId: true }, false],
    ['cart', { storeId: 9 }, true],
    ['cart', { website_id: 1, storeId: '0' }, false],
  ])('%s %j: %s [SECT-26]', (name, stored, expected) => {
    expect(isOfOtherScope(name, stored, page)).toBe(expected);
  });
});

describe('a page without website and store', () => {
  it('takes what is stored of any [SECT-26]', () => {
    const page = { websiteId: '', storeId: '' };
    expect(isOfOtherScope('customer', { websiteId: '3' }, page)).toBe(false);
    expect(isOfOtherScope('cart', { website_id: '3', storeId: '4' }, page)).toBe(false);
  });
});

describe('leadsAway', () => {
  it.each([
    [{ redirect: '/x' }, true],
    [{ backUrl: '/x' }, true],
    [{ url: '/x' }, false],
    [[], false],
    [null, false],
    [undefined, false],
    ['redirect', false],
    [7, false],
  ])('%j: %s [SECT-20]', (answer, expected) => {
    expect(leadsAway(answer)).toBe(expected);
  });
});

describe('affectedSections', () => {
  it.each([
    ['checkout/cart/add/', 'POST', ['cart', 'messages']],
    [
      'https://shop.example/index.php/Checkout/Sidebar/RemoveItem/?x=1',
      'post',
      ['cart', 'messages'],
    ],
    ['rest/default/V1/guest-carts/abc/payment-information', 'POST', ['cart']],
    ['rest/default/V1/guest-carts/abc/payment-information/more', 'POST', []],
    ['customer/address/formPost/', 'POST', ['instant-purchase', 'messages']],
    ['customer/address/delete/id/7/', 'POST', ['instant-purchase', 'messages']],
    ['customer/ajax/login', 'POST', ['checkout-data', 'cart', 'messages']],
    ['somewhere/else', 'PUT', ['messages']],
    ['checkout/cart/add', 'GET', []],
    ['https://elsewhere.example/checkout/cart/add', 'POST', []],
    ['https://elsewhere.example/?to=https://shop.example/checkout/cart/add', 'POST', []],
    ['//elsewhere.example/checkout/cart/add', 'POST', []],
    ['m2+x-y.z1:checkout/cart/add', 'POST', []],
    ['checkout/cart/add?back=http://shop.example/', 'POST', ['cart', 'messages']],
    ['checkout/cart/add#top', 'POST', ['cart', 'messages']],
    ['//checkout/cart/add//', 'POST', []],
    ['https://shop.example//checkout/cart/add//', 'POST', ['cart', 'messages']],
    ['https://shop.example', 'POST', ['messages']],
    ['index.php', 'POST', ['messages']],
    ['shop/index.php/checkout/cart/add', 'POST', ['messages']],
    ['checkout/cart/add/uenc/abc//', 'POST', ['cart', 'messages']],
    ['more/checkout/cart/add', 'POST', ['messages']],
    ['checkout/index.php/cart/add', 'POST', ['messages']],
    ['checkout/cart/add/price:10', 'POST', ['cart', 'messages']],
    ['rest/default/V1/guest-carts/abc/payment-information?x=12', 'POST', ['cart']],
    ['rest/default/V1/guest-carts/abc/payment-information//', 'POST', ['cart']],
    ['customer/address', 'POST', ['instant-purchase', 'messages']],
    ['my/customer/address/', 'POST', ['messages']],
    ['customer/addresses', 'POST', ['messages']],
    ['rest/default/V1/guest-carts/a/b/payment-information', 'POST', []],
    ['checkout/cart/add', 'POSTS', []],
    ['checkout/cart/add', 'REPOST', []],
    ['checkout/cart/add', 'DELETE', ['cart', 'messages']],
  ])('%s %s [SECT-17, SECT-18]', (url, method, expected) => {
    expect(affectedSections(url, method, settings)).toEqual(expected);
  });

  it('takes everything for routes that change everything [SECT-17]', () => {
    const all = affectedSections('customer/account/loginPost/', 'POST', settings);
    expect([...all].sort()).toEqual([...known, 'cart-data', 'checkout-data'].sort());
  });

  it.each([
    [{ names: known, clientSideNames: [] }, 'all'],
    [{ names: [], clientSideNames: ['cart-data'] }, '*'],
  ])('takes every name of the shop for %j', (names, everything) => {
    const routes: SectionSettings['routes'] = [['everywhere/else', [everything]]];
    expect(affectedSections('everywhere/else', 'POST', { ...settings, ...names, routes })).toEqual([
      ...names.names,
      ...names.clientSideNames,
    ]);
    expect(affectedSections('nowhere', 'POST', { ...settings, ...names, routes })).toEqual([]);
  });

  it('takes the first route that fits, and what holds everywhere as well', () => {
    const routes: SectionSettings['routes'] = [
      ['*', ['messages']],
      ['Checkout/Cart', ['cart']],
      ['checkout/cart/add', ['wishlist']],
      ['newsletter', ['customer']],
    ];
    expect(affectedSections('newsletter', 'POST', { ...settings, routes })).toEqual([
      'customer',
      'messages',
    ]);
    expect(affectedSections('checkout/cart/add', 'POST', { ...settings, routes })).toEqual([
      'cart',
      'messages',
    ]);
  });

  it('knows the shop in a folder, with and without the last slash', () => {
    const inFolder = {
      ...settings,
      baseUrls: ['https://shop.example/de/', 'https://shop.example/'],
    };
    const cart = ['cart', 'messages'];
    expect(
      affectedSections('https://shop.example/de/checkout/sidebar/removeItem', 'POST', inFolder),
    ).toEqual(cart);
    expect(
      affectedSections('https://shop.example/checkout/sidebar/removeItem', 'POST', inFolder),
    ).toEqual(cart);
  });

  it('never names a section the shop does not know [SECT-06]', () => {
    const few = { ...settings, names: ['cart'] };
    expect(affectedSections('checkout/cart/add', 'POST', few)).toEqual(['cart']);
  });
});
