// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { californian, openShop, Visitor } from '../../visitor';

let shop: DemoShop;
let visitor: Visitor;
beforeAll(() => {
  shop = openShop();
});
afterAll(() => {
  shop.close();
});
beforeEach(async () => {
  visitor = new Visitor(shop);
  visitor.isScript = false;
  await visitor.arrive();
});

const form = {
  firstname: 'Nora',
  lastname: 'Bell',
  password: 'Lantern42!',
  password_confirmation: 'Lantern42!',
};
const create = (email: string, rest: object = {}) =>
  visitor.post('/customer/account/createpost/', { ...form, email, ...rest });

describe('opening an account', () => {
  it('signs the customer in, and up for the newsletter if selected', async () => {
    const answer = await create('nora@example.com', { is_subscribed: '1' });
    expect(answer.headers.get('location')).toBe('http://shop.example/customer/account/');
    const { text } = await visitor.get('/customer/account/');
    expect(text).toContain('Nora Bell');
    expect(text).toContain('Thank you for registering with Folio &amp; Reel.');
    visitor.isScript = true;
    expect((await visitor.rest('GET', 'customers/me')).body).toMatchObject({
      email: 'nora@example.com',
      extension_attributes: { is_subscribed: true },
    });
  });

  it.each([
    [{ password: 'short', password_confirmation: 'short' }, 'at least 8 characters'],
    [{ password: 'lanternlight', password_confirmation: 'lanternlight' }, 'classes of characters'],
    [{ password_confirmation: 'Lantern43!' }, 'Please make sure your passwords match.'],
    [{ firstname: ' ' }, '&quot;First Name&quot; is a required value.'],
    [{ email: 'nope' }, 'is not a valid email address.'],
    [{ email: 'jane@example.com' }, 'There is already an account with this email address.'],
  ])('is refused with %o, and what was typed stays', async (rest, message) => {
    const { status, text } = await create('new@example.com', rest);
    expect(status).toBe(422);
    expect(text.replaceAll('"First Name"', '&quot;First Name&quot;')).toContain(message);
    expect(text).toContain('value="Bell"');
    expect(text).not.toContain('Lantern42!');
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => visitor.post('/customer/account/forgotpasswordpost/', { email });

  it('can be reset once with the link from the email', async () => {
    await create('forgetful@example.com');
    await visitor.get('/customer/account/logout/');
    await visitor.arrive();
    await ask('forgetful@example.com');
    expect((await visitor.get('/customer/account/login/')).text).toContain(
      'If there is an account associated with forgetful@example.com',
    );
    const mail = (await visitor.get('/demo/mail/')).text;
    const [, link = ''] = /href="(\/customer\/account\/createPassword\/[^"]+)"/.exec(mail) ?? [];
    expect((await visitor.get(link)).status).toBe(200);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const fields = { token, password: 'Compass77!', password_confirmation: 'Compass77!' };
    await visitor.post('/customer/account/resetpasswordpost/', fields);
    expect((await visitor.get(link)).headers.get('location')).toContain('/forgotpassword/');
    visitor.isScript = true;
    expect((await visitor.logIn('forgetful@example.com', 'Lantern42!')).body.errors).toBe(true);
    expect((await visitor.logIn('forgetful@example.com', 'Compass77!')).body.errors).toBe(false);
  });

  it('does not reveal accounts, and shows the email only to its recipient', async () => {
    const answer = await ask('nobody@example.com');
    expect(answer.status).toBe(302);
    await ask('jane@example.com');
    const mail = (await visitor.get('/demo/mail/')).text;
    expect(mail).toContain('jane@example.com');
    // The shared Jane keeps the password shown on the sign-in page.
    expect(mail).not.toContain('createPassword');
    expect((await new Visitor(shop).get('/demo/mail/')).text).not.toContain('jane@example.com');
  });

  it('requires a valid address', async () => {
    expect((await ask('nope')).text).toContain('The email address is incorrect.');
    expect((await ask('')).text).toContain('Please enter your email.');
  });
});

describe('an account from the order', () => {
  async function order(email: string): Promise<string> {
    visitor.isScript = true;
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '1' });
    const { text } = await visitor.get('/checkout/');
    const [, id = ''] = /"entity_id":"([0-9a-f]{32})"/.exec(text) ?? [];
    await visitor.rest('POST', `guest-carts/${id}/shipping-information`, {
      addressInformation: {
        shipping_address: californian,
        billing_address: californian,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    await visitor.rest('POST', `guest-carts/${id}/payment-information`, {
      email,
      paymentMethod: { method: 'checkmo' },
      billingAddress: californian,
    });
    return (await visitor.get('/checkout/onepage/success/')).text;
  }
  const call = () =>
    visitor.send<{ errors: boolean; message: string }>('POST', '/checkout/account/create/');

  it('is offered on the success page, with what a script needs', async () => {
    const page = await order('offer@example.com');
    expect(page).toContain('href="/checkout/account/delegateCreate/"');
    expect(page).toContain('"component":"Magento_Checkout/js/view/registration"');
    expect(page).toContain('"email":"offer@example.com"');
  });

  it('is not offered to the address of a customer, nor where the shop offers none', async () => {
    expect(await order('jane@example.com')).not.toContain('view/registration');
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ registrationAfterOrder: false }));
    expect(await order('offer@example.com')).not.toContain('view/registration');
  });

  it('is made by a call, and gets a password by letter [REG-02] [REG-03] [REG-04]', async () => {
    await order('call@example.com');
    expect((await call()).body).toEqual({
      errors: false,
      message: 'A letter with further instructions will be sent to your email.',
    });
    expect((await call()).body).toEqual({ errors: true, message: 'Your session has expired' });
    expect((await visitor.get('/demo/mail/')).text).toContain('createPassword');
    await visitor.logIn();
    expect((await call()).body).toEqual({
      errors: true,
      message: 'Customer is already registered',
    });
  });

  it('fails for an address that has one, as the real server does', async () => {
    await order('sam@example.com');
    expect((await call()).status).toBe(500);
  });

  it('is made with the form that the link fills, order and addresses included [REG-02]', async () => {
    await order('link@example.com');
    visitor.isScript = false;
    const link = await visitor.get('/checkout/account/delegateCreate/');
    expect(link.headers.get('location')).toBe('http://shop.example/customer/account/create/');
    const { text } = await visitor.get('/customer/account/create/');
    for (const value of ['Gus', 'Guest', 'link@example.com']) {
      expect(text).toContain(`value="${value}"`);
    }
    await create('link@example.com');
    const account = (await visitor.get('/customer/account/')).text;
    expect(account).toContain('Beverly Hills');
    expect(account).toMatch(/Order # \d{9}/);
  });
});
