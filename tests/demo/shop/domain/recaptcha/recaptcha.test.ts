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

describe('a form with reCAPTCHA', () => {
  const NO_TOKEN = 'Something went wrong with reCAPTCHA. Please contact the store owner.';
  const post = async (fields: Record<string, string>): Promise<string> => {
    visitor.cookies.delete('mage-messages');
    await visitor.post('/newsletter/subscriber/new/', { email: 'ann@example.com', ...fields });
    return visitor.cookie('mage-messages');
  };

  it('is refused without a good token, in the recorded words', async () => {
    await guard({ recaptcha: ['newsletter'] });
    visitor.isScript = false;
    expect(await post({})).toContain(NO_TOKEN);
    const field = 'g-recaptcha-response';
    expect(await post({ [field]: 'made up' })).toContain('reCAPTCHA verification failed.');
    expect(await post({ [field]: await token() })).toContain('Thank you for your subscription.');
  });

  it('signs in by script with a token only', async () => {
    await guard({ recaptcha: ['customer_login'] });
    const signIn = (fields: object) =>
      visitor.send(
        'POST',
        '/customer/ajax/login',
        JSON.stringify({ username: 'jane@example.com', password: 'Secret123!', ...fields }),
      );
    expect((await signIn({})).body).toEqual({ errors: true, message: NO_TOKEN });
    expect((await signIn({ 'g-recaptcha-response': await token() })).body).toMatchObject({
      errors: false,
    });
  });

  it('has the platform’s block with its init script, and a button that is disabled', async () => {
    await guard({ recaptcha: ['customer_login', 'newsletter'] });
    const { text } = await visitor.get('/customer/account/login/');
    const block = 'recaptcha-f979c2ff515d921c34af9bd2aee8ef076b719d03';
    expect(text).toContain(`<div class="field-recaptcha" id="${block}-container"`);
    expect(text).toContain(`"reCaptchaId":"${block}"`);
    expect(text).toContain('"reCaptchaId":"recaptcha-popup-login"');
    expect(text).toContain('id="recaptcha-caa20ac351216e6f76edced1efe7c61fff5f4796-container"');
    expect(text).toMatch(/<button type="submit"[^>]* disabled="disabled">Sign In/);
  });
});
