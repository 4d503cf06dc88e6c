// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import type { Fault } from '../../../../demo/shop/faults/fault';
import { defaultSettings } from '../../../../demo/shop/domain/settings/settings';
import { coupons } from '../../../../demo/shop/domain/totals/rules';
import { openShop, Visitor } from '../../visitor';

interface CartSection {
  readonly summary_count: number;
  readonly items: readonly { readonly product_price_value: number; readonly message: string }[];
}

/** The fields of the page’s form without changes. */
const defaultForm = {
  multishipping: '1',
  maps: 'demo',
  swapLists: '1',
  guestCheckout: '1',
  guestCheckoutRedirect: 'popup',
  registrationAfterOrder: '1',
  compareProducts: '1',
  newsletter: 'open',
  wishlistCount: 'items',
  taxDisplay: 'excluding',
  taxDisplaySubtotal: 'excluding',
  taxDisplayShipping: 'excluding',
  addressVerification: 'off',
  taxCertificates: 'off',
  agreements: 'off',
  recaptchaKind: 'checkbox',
  recaptchaFault: 'none',
  currency: 'USD',
  language: 'en',
};

describe('the demo page', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    visitor.isScript = false;
    await visitor.get('/demo/');
  });
  afterEach(() => {
    shop.close();
  });

  const page = async (of = visitor) => (await of.get('/demo/')).text;
  const press = (action: string, by = visitor) => by.post(`/demo/do/${action}/`, {});
  const settings = async () => (await visitor.get('/demo/settings')).body;
  const cart = (of = visitor) => of.section<CartSection>('cart');
  const add = (by = visitor) => by.post('/checkout/cart/add/', { product: '1', qty: '1' });

  it('saves all switches from a plain form: what is not ticked is off', async () => {
    const answer = await visitor.post('/demo/save/', {
      taxDisplay: 'both',
      taxDisplaySubtotal: 'including',
      taxDisplayShipping: 'both',
      addressVerification: 'off',
      taxCertificates: 'off',
      guestCheckoutRedirect: 'redirect',
      maps: 'blocked',
      newsletter: 'customers',
      wishlistCount: 'quantity',
      minimumOrder: '2500',
      agreements: 'mixed',
      'captcha[]': 'user_login',
      'recaptcha[]': 'place_order',
      recaptchaKind: 'score',
      recaptchaFault: 'none',
      currency: 'USD',
      language: 'en',
      rtl: '1',
      fullTaxSummary: '1',
    });
    expect(answer.status).toBe(302);
    expect(await settings()).toEqual({
      ...defaultSettings,
      swapLists: false,
      maps: 'blocked',
      compareProducts: false,
      taxDisplay: 'both',
      taxDisplaySubtotal: 'including',
      taxDisplayShipping: 'both',
      guestCheckout: false,
      multishipping: false,
      guestCheckoutRedirect: 'redirect',
      registrationAfterOrder: false,
      newsletter: 'customers',
      wishlistCount: 'quantity',
      minimumOrder: 2500,
      agreements: 'mixed',
      captcha: ['user_login'],
      recaptcha: ['place_order'],
      recaptchaKind: 'score',
      rtl: true,
      fullTaxSummary: true,
    });
    const text = await page();
    expect(text).toContain('dir="rtl"');
    expect(text).toContain('Saved.');
    expect(text).toMatch(/name="taxDisplay" value="both" checked/);
    expect(await page(new Visitor(shop))).toContain('dir="ltr"');
  });

  it('refuses a forged form and a value that a switch cannot have', async () => {
    await visitor.post('/demo/save/', { form_key: 'forged', rtl: '1' });
    await visitor.post('/demo/save/', { taxDisplay: 'never' });
    await visitor.post('/demo/do/fill-cart/', { form_key: 'forged' });
    expect((await visitor.post('/demo/do/unknown/', {})).status).toBe(404);
    expect(await settings()).toEqual(defaultSettings);
    expect((await cart()).summary_count).toBe(0);
  });

  it('fills the cart with 200 lines, and empties it', async () => {
    await press('fill-cart');
    await press('fill-cart');
    expect((await cart()).items).toHaveLength(200);
    await press('empty-cart');
    expect((await cart()).items).toEqual([]);
  });

  it('signs in as a Jane of the visitor’s own, with 300 addresses on request', async () => {
    const neighbour = new Visitor(shop);
    neighbour.isScript = false;
    await neighbour.get('/demo/');
    for (const who of [visitor, neighbour]) await press('sign-in-jane', who);
    await visitor.get('/demo/');
    await add();
    await press('many-addresses');
    visitor.isScript = true;
    neighbour.isScript = true;
    const mine = await visitor.rest<{ addresses: object[]; default_shipping: string }>(
      'GET',
      'customers/me',
    );
    const theirs = await neighbour.rest<{ addresses: object[] }>('GET', 'customers/me');
    expect(mine.body).toMatchObject({ firstname: 'Jane' });
    expect(mine.body.addresses).toHaveLength(300);
    expect(mine.body.addresses[0]).toMatchObject({ default_shipping: true, city: 'Los Angeles' });
    expect(theirs.body.addresses).toHaveLength(2);
    expect((await cart()).summary_count).toBe(1);
    expect((await cart(neighbour)).summary_count).toBe(0);
  });

  it('gives no addresses to a customer that every visitor shares', async () => {
    await visitor.post('/customer/account/loginPost/', {
      'login[username]': 'sam@example.com',
      'login[password]': 'Secret123!',
    });
    await visitor.get('/demo/');
    await press('many-addresses');
    visitor.isScript = true;
    const { body } = await visitor.rest<{ addresses: object[] }>('GET', 'customers/me');
    expect(body.addresses).toEqual([]);
  });

  it('changes price and stock of the first item for this visitor, and puts them back', async () => {
    const neighbour = new Visitor(shop);
    await neighbour.arrive();
    await add(neighbour);
    await add();
    const before = (await cart()).items;
    await press('raise-price');
    await press('sell-out');
    const [line] = (await cart()).items;
    expect(line?.product_price_value).toBeCloseTo((before[0]?.product_price_value ?? 0) + 5);
    expect(line?.message).not.toBe('');
    expect((await cart(neighbour)).items[0]).toMatchObject({
      product_price_value: before[0]?.product_price_value,
      message: '',
    });
    await press('restore-shelf');
    expect((await cart()).items).toEqual(before);
  });

  it('sets a fault from the form, shows it while it is pending, and clears it', async () => {
    await visitor.post('/demo/fault/', { call: 'place-order', preset: 'status-503', times: '3' });
    await visitor.post('/demo/fault/', { call: 'place-order', preset: 'explode', times: '3' });
    expect((await visitor.get<Fault[]>('/demo/faults')).body).toMatchObject([
      { target: { call: 'place-order' }, fault: { kind: 'status', status: 503 }, times: 3 },
    ]);
    expect(await page()).toContain('under maintenance (503)</span>');
    const id = String((await visitor.get<Fault[]>('/demo/faults')).body[0]?.id);
    await visitor.post(`/demo/fault/${id}/clear/`, {});
    expect(await page()).toContain('Nothing is set to go wrong.');
    await visitor.post('/demo/fault/', { call: 'login', preset: 'html', times: 'always' });
    await press('clear-faults');
    expect((await visitor.get('/demo/faults')).body).toEqual([]);
  });

  it('shows the settings in the visitor’s language, or that there are none', async () => {
    expect(await page()).toMatch(/data-stock>Nothing yet/);
    visitor.isScript = true;
    const { body } = await visitor.post('/demo/save/', {
      ...defaultForm,
      'captcha[]': 'user_login',
      minimumOrder: '2500',
    });
    visitor.isScript = false;
    expect(body).toMatchObject({
      changes: [
        { name: 'minimumOrder', label: 'Minimum order amount', value: '2500 cents' },
        { name: 'captcha', label: 'Captchas', value: 'Sign in' },
      ],
    });
    const text = await page();
    expect(text).toContain('<a href="#set-captcha">Captchas: <strong>Sign in</strong></a>');
    expect(text).toContain('id="set-captcha"');
    expect(text).toMatch(/data-stock hidden/);
    await press('clock-10-minutes');
    await press('reset');
    expect(await page()).toMatch(/data-stock>Nothing yet/);
  });

  it('names every coupon of the shop, and a product of every kind that is there', async () => {
    const text = await page();
    for (const { code } of coupons) expect(text).toContain(`<code>${code ?? ''}</code>`);
    const links = [...text.matchAll(/<li><a href="(\/[^"]+\.html)">[^<]+<span/g)];
    expect(links.length).toBeGreaterThan(15);
    for (const [, path = ''] of links) expect((await visitor.get(path)).status).toBe(200);
  });

  it('resets all of it at once', async () => {
    await visitor.post('/demo/fault/', { call: 'login', preset: 'html', times: 'always' });
    await add();
    await press('sell-out');
    await press('clock-10-minutes');
    await press('reset');
    expect(await settings()).toEqual(defaultSettings);
    expect((await visitor.get('/demo/faults')).body).toEqual([]);
    expect((await cart()).items[0]?.message).toBe('');
  });

  describe('its clock', () => {
    const isSignedIn = async () => 'firstname' in (await visitor.section<object>('customer'));

    it('keeps a session while visits are less than an hour apart', async () => {
      await press('sign-in-jane');
      for (let press10 = 0; press10 < 8; press10 += 1) {
        await page();
        await press('clock-10-minutes');
      }
      expect(await isSignedIn()).toBe(true);
    });

    it('ends session, form key and the mark of cached private data after an hour, but not what was set', async () => {
      await press('sign-in-jane');
      await page();
      visitor.cookies.set('mage-cache-sessid', 'true');
      const before = new Map(visitor.cookies);
      await press('clock-1-hour');
      const lapsed = await visitor.get('/');
      expect(lapsed.headers.getSetCookie().join('\n')).toMatch(/mage-cache-sessid=;.*max-age=0/i);
      for (const name of ['PHPSESSID', 'form_key']) {
        expect(visitor.cookies.get(name)).toBeDefined();
        expect(visitor.cookies.get(name)).not.toBe(before.get(name));
      }
      expect(await isSignedIn()).toBe(false);
      expect(await settings()).toMatchObject({ clockOffset: 61 });
      await press('clock-now');
      expect(await settings()).toMatchObject({ clockOffset: 0 });
    });

    it('loses a guest’s cart after thirty days, and not a customer’s', async () => {
      const { body: guest } = await visitor.rest<string>('POST', 'guest-carts');
      expect((await visitor.rest('GET', `guest-carts/${guest}`)).status).toBe(200);
      await press('sign-in-jane');
      await page();
      await add();
      await press('clock-31-days');
      await page();
      expect((await cart()).summary_count).toBe(0);
      expect((await visitor.rest('GET', `guest-carts/${guest}`)).status).toBe(404);
      await press('sign-in-jane');
      expect((await cart()).summary_count).toBe(1);
    });
  });
});
