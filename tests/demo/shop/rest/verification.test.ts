// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../visitor';

const TYPED = {
  countryId: 'US',
  regionCode: 'CA',
  street: ['500 Castro St'],
  city: 'Mountain View',
  postcode: '94041',
  firstname: 'Gus',
  lastname: 'Guest',
  telephone: '555',
};
const VALID = { street: ['500 Castro Street'], postcode: '94041-2010', region_code: 'CA' };

let shop: DemoShop;
beforeAll(() => {
  shop = openShop();
});
afterAll(() => {
  shop.close();
});

async function cartWith(addressVerification: string): Promise<GuestCart> {
  const visitor = new Visitor(shop);
  await visitor.arrive();
  await visitor.send('PUT', '/demo/settings', JSON.stringify({ addressVerification }));
  const cart = await GuestCart.make(visitor);
  await cart.add('BK-SALT');
  return cart;
}

/** The response to the shipping step, and where the cart is shipped afterwards. */
async function saveStep(cart: GuestCart, address: object, extension: object) {
  const { status, body } = await cart.call<Record<string, unknown>>(
    'POST',
    '/shipping-information',
    {
      addressInformation: {
        shipping_address: { ...TYPED, ...address },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        extension_attributes: extension,
      },
    },
  );
  const saved = await cart.call<object>('GET', '');
  return { status, extension: body.extension_attributes, saved: JSON.stringify(saved.body) };
}

describe('the shipping step of a shop with a tax service', () => {
  let cart: GuestCart;
  beforeEach(async () => {
    cart = await cartWith('choice');
  });

  it('saves the valid address, and returns both', async () => {
    const step = await saveStep(cart, {}, { should_validate_address: true });
    expect(step.extension).toMatchObject({
      valid_address: VALID,
      original_address: { street: ['500 Castro St'] },
    });
    expect(step.saved).toContain('500 Castro Street');
  });

  it('saves what is sent when it is told not to verify, or in other countries', async () => {
    const step = await saveStep(cart, {}, { should_validate_address: false });
    expect(step.extension).toBeUndefined();
    expect(step.saved).toContain('500 Castro St"');
    const german = await saveStep(
      cart,
      { countryId: 'DE', regionCode: null },
      { should_validate_address: true },
    );
    expect(german.extension).toBeUndefined();
  });

  it('returns the error of an unknown address', async () => {
    const step = await saveStep(cart, { street: ['1 Nowhere Lane'] }, {});
    expect(step).toMatchObject({
      status: 200,
      extension: { error_message: 'An exact street name match could not be found' },
    });
  });

  it('knows the attribute with the service alone', async () => {
    const step = await saveStep(await cartWith('off'), {}, { should_validate_address: true });
    expect(step.status).toBe(400);
  });
});

describe('a customer of a shop with a tax service', () => {
  let jane: Visitor;
  const address = { ...TYPED, region: { regionCode: 'CA' }, regionCode: undefined };
  beforeEach(async () => {
    jane = new Visitor(shop);
    await jane.arrive();
    await jane.send('PUT', '/demo/settings', JSON.stringify({ addressVerification: 'choice' }));
  });

  it('has the address of the account verified, and nobody else', async () => {
    expect((await jane.rest('POST', 'carts/mine/validate-address', { address })).status).toBe(401);
    await jane.logIn();
    const { body } = await jane.rest<object>('POST', 'carts/mine/validate-address', { address });
    expect(body).toMatchObject({
      street: ['500 Castro Street'],
      region: { region_code: 'CA' },
    });
  });

  it('saves the address that was chosen for several addresses', async () => {
    await jane.logIn();
    const me = await jane.rest<{ addresses: { id: number; city: string }[] }>(
      'GET',
      'customers/me',
    );
    const [first] = me.body.addresses;
    const saved = await jane.rest('POST', 'multishipping/save-address', {
      address: {
        customer_address_id: first?.id,
        street: '500 Castro Street\nFloor 2',
        city: 'Mountain View',
        region: 'California',
        postcode: '94041-2010',
      },
    });
    expect(saved).toMatchObject({ status: 200, body: true });
    const after = await jane.rest<{ addresses: object[] }>('GET', 'customers/me');
    expect(after.body.addresses[0]).toMatchObject({
      id: first?.id,
      street: ['500 Castro Street', 'Floor 2'],
      region: { region_code: 'CA' },
    });
    const unknown = { customer_address_id: 4711, city: 'Nowhere' };
    const other = await jane.rest('POST', 'multishipping/save-address', { address: unknown });
    expect(other).toMatchObject({ status: 200, body: true });
  });
});
