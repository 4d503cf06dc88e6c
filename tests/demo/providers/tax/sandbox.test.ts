// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { openTaxSandbox } from '../../../../demo/providers/tax/app';
import { TAX_SECRET } from '../../../../demo/providers/tax/keys';
import { TOKEN_LIFE_MS } from '../../../../demo/providers/tax/state/tokens';

let now = Date.UTC(2026, 0, 2);
const sandbox = openTaxSandbox(() => now);

async function ask(path: string, body?: object, key = TAX_SECRET) {
  const response = await sandbox.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as unknown };
}
async function token(customer: string, fault = 'on'): Promise<string> {
  const { body } = await ask('/v2/tokens', { customer, fault });
  return (body as { readonly token: string }).token;
}
const add = (key: string, fields: object = {}) =>
  ask('/gencert2/certificates', { zone: 'Texas', number: 'A-1', isChecked: true, ...fields }, key);

describe('the sandbox of the tax service', () => {
  it('adds certificates of the customer of a token, and ends them', async () => {
    expect(await add(await token('C-1'))).toMatchObject({ status: 201, body: { zone: 'Texas' } });
    expect(await add(await token('C-1'), { isChecked: false })).toMatchObject({
      body: { status: 'PENDING' },
    });
    const { body } = await ask('/v2/customers/C-1/certificates');
    expect(body).toMatchObject([
      { signed: '2026-01-02', expires: '2027-01-02', valid: true },
      { status: 'PENDING' },
    ]);
    const [first] = body as readonly { readonly id: number }[];
    const path = `/v2/customers/C-1/certificates/${String(first?.id)}/unlink`;
    expect((await ask(path, {})).status).toBe(200);
    expect((await ask(path, {})).status).toBe(404);
    expect(await ask('/v2/customers/C-2/certificates')).toMatchObject({ body: [] });
  });

  it('refuses a token that has ended, and the number that is refused', async () => {
    const given = await token('C-3');
    expect((await add(given, { number: 'REFUSED' })).status).toBe(422);
    now += TOKEN_LIFE_MS;
    expect((await add(given)).status).toBe(401);
    expect((await add(await token('C-4', 'expires'))).status).toBe(401);
    expect((await add(await token('C-4', 'expires'))).status).toBe(201);
  });

  it('refuses a shop without the secret', async () => {
    expect((await ask('/v2/customers/C-1/certificates', undefined, 'guess')).status).toBe(401);
  });
});
