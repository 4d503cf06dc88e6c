import { describe, expect, it, onTestFinished } from 'vitest';

import { openProvider, realProvider } from '../../demo/provider';
import { defaultSettings } from '../../demo/shop/domain/settings/settings';
import { asVisitor } from '../../demo/shop/domain/settings/visitor';

const visitor = (id: string | null) => ({
  id,
  settings: defaultSettings,
  shelf: new Map(),
  hasProvider: true,
  hasPaypal: false,
});

async function opened() {
  const provider = await openProvider(0, () => null);
  onTestFinished(() => {
    provider.close();
  });
  return provider.connection;
}

describe('the sandbox beside the shop', () => {
  it('is reached with the keys of the visitor whose request is under way', async () => {
    const connection = await opened();
    const keys = (id: string | null) =>
      asVisitor(visitor(id), () => [connection.publishableKey, connection.secretKey]);
    expect(keys('abc')).toEqual(['pk_test_demo_abc', 'sk_test_demo_abc']);
    expect(keys(null)).toEqual(['pk_test_demo', 'sk_test_demo']);
  });

  it.each([
    ['drop-before', 0],
    ['drop-after', 1],
  ])('%s: nothing is heard, and %i charges are made', async (kind, charges) => {
    const { origin, secretKey } = await opened();
    await fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ call: 'create-intent', fault: { kind } }),
    });
    const params = {
      amount: '5',
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: 'true',
    };
    const answer = fetch(`${origin}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams(params),
    }).then((response) => response.text());
    await expect(answer).rejects.toThrow();
    const made = await fetch(`${origin}/sandbox/charges`);
    expect(await made.json()).toHaveLength(charges);
  });

  it('builds its scripts, which a page may run in strict mode', async () => {
    const { origin } = await opened();
    for (const file of ['/v3/', '/v3/assets/frame.js']) {
      const response = await fetch(`${origin}${file}`);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(await response.text()).not.toMatch(/innerHTML|document\.write|\beval\(/);
    }
  });
});

describe('the real provider', () => {
  it('believes no event without the secret that signs them', () => {
    const keys = { publishableKey: 'pk_test_1', secretKey: 'sk_test_1', webhookSecret: '' };
    const { connection } = realProvider(keys);
    expect(connection).toMatchObject({
      origin: 'https://js.stripe.com',
      apiOrigin: 'https://api.stripe.com',
    });
    expect(connection.webhookSecret).not.toBe('');
  });
});
