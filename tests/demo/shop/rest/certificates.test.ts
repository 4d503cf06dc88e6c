// @vitest-environment node
import { tmpdir } from 'node:os';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTaxSandbox } from '../../../../demo/providers/tax/app';
import { TAX_SECRET } from '../../../../demo/providers/tax/keys';
import { serveSandbox, type ServedSandbox } from '../../../../demo/serve-sandbox';
import { createShop, type DemoShop } from '../../../../demo/shop/app';
import { newDatabaseFile, Visitor } from '../../visitor';

let sandbox: ServedSandbox;
let shop: DemoShop;
beforeAll(async () => {
  sandbox = await serveSandbox(openTaxSandbox(), 0);
  shop = createShop({
    dbFile: newDatabaseFile(),
    distDir: tmpdir(),
    tax: { origin: sandbox.origin, secret: TAX_SECRET },
  });
});
afterAll(() => {
  shop.close();
  sandbox.close();
});

async function customer(taxCertificates: string): Promise<Visitor> {
  const visitor = new Visitor(shop);
  await visitor.send('PUT', '/demo/settings', JSON.stringify({ taxCertificates }));
  await visitor.send(
    'POST',
    '/customer/ajax/login',
    JSON.stringify({ username: 'jane@example.com', password: 'Secret123!' }),
  );
  return visitor;
}

interface TokenBody {
  readonly token: string;
  readonly sdk_url: string;
  readonly customer_id: number;
  readonly expires: number;
}

it('gives a customer a token, and calculates no tax once it has read a certificate', async () => {
  const visitor = await customer('on');
  const { body } = await visitor.send<TokenBody>('GET', '/rest/V1/avatax/token');
  expect(body).toMatchObject({
    sdk_url: `${sandbox.origin}/gencert2/js`,
    customer_id: expect.any(Number) as number,
    expires: expect.any(Number) as number,
  });
  const sku = { cartItem: { sku: 'BK-SALT', qty: 1 } };
  const json = { 'content-type': 'application/json' };
  await visitor.send('POST', '/rest/default/V1/carts/mine', undefined, json);
  await visitor.send('POST', '/rest/default/V1/carts/mine/items', JSON.stringify(sku), json);
  const tax = async () => {
    const { body: totals } = await visitor.send<{ readonly tax_amount: number }>(
      'POST',
      '/rest/default/V1/carts/mine/totals-information',
      JSON.stringify({
        addressInformation: { address: { countryId: 'US', regionId: 12, region: 'California' } },
      }),
      json,
    );
    return totals.tax_amount;
  };
  expect(await tax()).toBeGreaterThan(0);
  await fetch(`${sandbox.origin}/gencert2/certificates`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.token}`, ...json },
    body: JSON.stringify({ zone: 'California', number: 'A-1', isChecked: true }),
  });
  expect(await tax()).toBeGreaterThan(0);
  expect((await visitor.send('GET', '/rest/V1/avatax/tax/refresh')).body).toEqual([]);
  expect(await tax()).toBe(0);
});

it('knows neither call without certificates, and no guest', async () => {
  const off = await customer('off');
  const guest = new Visitor(shop);
  await guest.send('PUT', '/demo/settings', JSON.stringify({ taxCertificates: 'on' }));
  for (const path of ['/rest/V1/avatax/token', '/rest/V1/avatax/tax/refresh']) {
    expect((await off.send('GET', path)).status).toBe(404);
    expect((await guest.send('GET', path)).status).toBe(401);
  }
  expect((await off.send('GET', '/avatax/certificates/')).status).toBe(404);
  expect((await guest.send('GET', '/avatax/certificates/')).status).toBe(302);
});
