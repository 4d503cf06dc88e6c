// @vitest-environment node
import { inflateSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { drawWord } from '../../../../../demo/shop/domain/captcha/picture';
import { openDatabase } from '../../../../../demo/shop/domain/open-database';
import { wordOfPicture } from '../../../../../demo/shop/domain/captcha/captchas';
import { GuestCart, newDatabaseFile, openShop, Visitor } from '../../../visitor';

const FORMS = ['user_login', 'sales_rule_coupon_request', 'payment_processing_request'] as const;

let file: string;
let shop: DemoShop;
let visitor: Visitor;
beforeEach(async () => {
  file = newDatabaseFile();
  shop = openShop(file);
  visitor = new Visitor(shop);
  await visitor.arrive();
  await visitor.send('PUT', '/demo/settings', JSON.stringify({ captcha: FORMS }));
});
afterEach(() => {
  shop.close();
});

/** The characters of a new picture. */
async function read(form: string): Promise<string> {
  const { body } = await visitor.send<{ imgSrc: string }>(
    'POST',
    '/captcha/refresh/',
    JSON.stringify({ formId: form }),
    { 'content-type': 'application/json' },
  );
  const id = /\/media\/captcha\/base\/([0-9a-f]{32})\.png$/.exec(body.imgSrc)?.[1] ?? '';
  const db = openDatabase(file);
  const word = wordOfPicture(db, id) ?? '';
  db.close();
  expect(word).toMatch(/^[2-46-9A-Z]{4,5}$/);
  return word;
}

const logIn = (rest: object) =>
  visitor.send<{ errors: boolean; message: string }>(
    'POST',
    '/customer/ajax/login',
    JSON.stringify({ username: 'jane@example.com', password: 'Secret123!', ...rest }),
    { 'content-type': 'application/json' },
  );

describe('a picture', () => {
  it('is a PNG with dark letters on light paper, and never twice the same', () => {
    const png = drawWord('K7RW');
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([460, 100]);
    const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
    const shades = inflateSync(data);
    const dark = shades.filter((shade) => shade > 0 && shade < 100).length;
    expect(dark / shades.length).toBeGreaterThan(0.03);
    expect(dark / shades.length).toBeLessThan(0.25);
    expect(drawWord('K7RW').equals(png)).toBe(false);
  });

  it('is served at its URL until the next one is created', async () => {
    await read('user_login');
    const { body } = await visitor.send<{ imgSrc: string }>(
      'POST',
      '/captcha/refresh/',
      new URLSearchParams({ formId: 'user_login' }),
    );
    const path = new URL(body.imgSrc).pathname;
    const picture = await visitor.get(path);
    expect(picture.headers.get('content-type')).toBe('image/png');
    await read('user_login');
    expect((await visitor.get(path)).status).toBe(404);
  });
});

describe('the captcha of a visitor who switched it on', () => {
  it('is in the section and in the checkout page, with a first image', async () => {
    const section = await visitor.section<Record<string, { isRequired: boolean }>>('captcha');
    for (const form of FORMS) expect(section[form]).toMatchObject({ isRequired: true });
    const stranger = await new Visitor(shop).section<Record<string, unknown>>('captcha');
    expect(stranger.user_login).toMatchObject({ isRequired: false });
  });

  it('is required for a login that names the form, for one try, case-insensitively', async () => {
    const wrong = { captcha_form_id: 'user_login', captcha_string: 'zzzz' };
    const word = await read('user_login');
    const incorrect = { errors: true, message: 'Incorrect CAPTCHA' };
    expect((await logIn(wrong)).body).toEqual(incorrect);
    expect((await logIn({ ...wrong, captcha_string: word })).body).toEqual(incorrect);
    expect((await logIn({ captcha_form_id: 'user_login' })).body).toEqual(incorrect);
    const next = (await read('user_login')).toLowerCase();
    expect((await logIn({ ...wrong, captcha_string: next })).body.errors).toBe(false);
  });

  it.each([{}, { captcha_form_id: 'nope', captcha_string: 'zzzz' }])(
    'is not asked of a login with %o, as recorded',
    async (rest) => {
      expect((await logIn(rest)).body).toEqual({ errors: false, message: 'Login successful.' });
    },
  );

  it('is required for a coupon', async () => {
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT');
    const apply = (headers: Record<string, string> = {}) =>
      visitor.send(
        'PUT',
        `/rest/default/V1/guest-carts/${cart.id}/coupons/TENOFF`,
        undefined,
        headers,
      );
    const refused = "The coupon code couldn't be applied: ";
    expect(await apply()).toMatchObject({
      status: 400,
      body: { message: `${refused}Too many coupon code requests, please try again later.` },
    });
    expect(await apply({ 'x-captcha': 'zzzz' })).toMatchObject({
      status: 400,
      body: { message: `${refused}Incorrect CAPTCHA` },
    });
    const word = await read('sales_rule_coupon_request');
    expect((await apply({ 'x-captcha': word })).body).toBe(true);
  });

  it('is required for an order', async () => {
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT');
    await cart.ship();
    expect(await cart.place()).toMatchObject({
      status: 400,
      body: { message: 'Please provide CAPTCHA code and try again' },
    });
    const place = (word: string) =>
      visitor.send(
        'POST',
        `/rest/default/V1/guest-carts/${cart.id}/payment-information`,
        JSON.stringify({ email: 'gus@example.com', paymentMethod: { method: 'checkmo' } }),
        { 'content-type': 'application/json', 'x-captcha': word },
      );
    expect(await place('zzzz')).toMatchObject({ body: { message: 'Incorrect CAPTCHA' } });
    expect((await place(await read('payment_processing_request'))).status).toBe(200);
  });
});
