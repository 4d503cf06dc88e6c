// @vitest-environment node
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDemo } from '../../../../../demo/demo';
import { openRecaptchaSandbox, SECRET } from '../../../../../demo/providers/recaptcha/app';
import { serveSandbox, type ServedSandbox } from '../../../../../demo/serve-sandbox';
import type { DemoShop } from '../../../../../demo/shop/app';
import { GuestCart, newDatabaseFile, Visitor } from '../../../visitor';

const REFUSED = { message: 'ReCaptcha validation failed, please try again' };
let sandbox: ServedSandbox;
let shop: DemoShop;
let visitor: Visitor;

beforeAll(async () => {
  sandbox = await serveSandbox(openRecaptchaSandbox(), 0);
  shop = createDemo({
    dbFile: newDatabaseFile(),
    distDir: tmpdir(),
    recaptcha: { origin: sandbox.origin, secret: SECRET },
  });
});
afterAll(() => {
  shop.close();
  sandbox.close();
});
beforeEach(async () => {
  visitor = new Visitor(shop);
  await visitor.arrive();
});

const guard = (settings: object) =>
  visitor.send(
    'PUT',
    '/demo/settings',
    JSON.stringify({ recaptcha: ['coupon_code'], ...settings }),
  );

async function token(): Promise<string> {
  const body = new URLSearchParams({ k: 'sandbox-checkbox', attempt: '1' });
  const path = `${sandbox.origin}/recaptcha/api2/userverify`;
  const issued = (await (await fetch(path, { method: 'POST', body })).json()) as { token: string };
  return issued.token;
}

const apply = (cart: GuestCart, header?: string) =>
  visitor.send(
    'PUT',
    `/rest/default/V1/guest-carts/${cart.id}/coupons/TENOFF`,
    undefined,
    header === undefined ? {} : { 'x-recaptcha': header },
  );

describe('a shop with reCAPTCHA', () => {
  it('wants no token unless it is switched on', async () => {
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT');
    expect((await apply(cart)).body).toBe(true);
  });

  it('refuses a guarded call without a good token, in the recorded words', async () => {
    await guard({});
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT');
    expect(await apply(cart)).toMatchObject({ status: 400, body: REFUSED });
    expect(await apply(cart, 'made up')).toMatchObject({ status: 400, body: REFUSED });
    const good = await token();
    expect((await apply(cart, good)).body).toBe(true);
    expect(await apply(cart, good), 'a token is good once').toMatchObject({ body: REFUSED });
  });

  it('refuses an order before it looks at it', async () => {
    await guard({ recaptcha: ['place_order'] });
    const cart = await GuestCart.make(visitor);
    expect(await cart.place()).toMatchObject({ status: 400, body: REFUSED });
  });
});
