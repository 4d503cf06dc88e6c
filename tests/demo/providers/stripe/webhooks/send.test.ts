import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { isSigned } from '../../../../../demo/shop/domain/payments/webhook';
import { ShopServer, takeEvents } from '../shop-server';

async function connected(refusals = 0) {
  const events = await takeEvents(refusals);
  onTestFinished(events.close);
  return { events, server: new ShopServer(events.url) };
}

const pay = (server: ShopServer) =>
  server.intent({ payment_method: 'pm_card_visa', confirm: true });
const PAID = ['charge.succeeded', 'payment_intent.succeeded'];

describe('events', () => {
  it('follow the response, signed', async () => {
    const { events, server } = await connected();
    const { body } = await pay(server);
    expect(events.posted).toEqual([]);
    await vi.waitFor(() => expect(events.types().sort()).toEqual(PAID));
    for (const { body: text, signature } of events.posted) {
      expect(isSigned(text, signature, 'whsec_demo', new Date())).toBe(true);
    }
    expect(events.posted.some(({ body: text }) => text.includes(body.id))).toBe(true);
  });

  it('precede the response if so configured', async () => {
    const { events, server } = await connected();
    await server.control('PUT', 'settings', { webhooks: 'before' });
    await pay(server);
    expect(events.types()).toEqual(PAID);
  });

  it('go to another place, or nowhere', async () => {
    const { events, server } = await connected();
    const other = await takeEvents();
    onTestFinished(other.close);
    await server.control('PUT', 'settings', { webhookUrl: other.url, webhooks: 'before' });
    await pay(server);
    expect(other.types()).toEqual(PAID);
    await server.control('PUT', 'settings', { webhooks: 'off' });
    await pay(server);
    expect(other.posted).toHaveLength(2);
    expect(events.posted).toEqual([]);
  });

  it('come again while the shop does not take them', async () => {
    const { events, server } = await connected(1);
    await server.control('PUT', 'settings', { webhooks: 'before' });
    await pay(server);
    expect(events.types()).toEqual(['charge.succeeded', ...PAID]);
    const { body } = await server.control<readonly object[]>('GET', 'webhooks');
    expect(body).toMatchObject([{ status: 500 }, { status: 200 }, { status: 200 }]);
  });

  it.each([
    ['never', 1],
    ['twice', 3],
  ])('of the first one %s: the shop gets %i', async (kind, count) => {
    const { events, server } = await connected();
    await server.control('PUT', 'settings', { webhooks: 'before' });
    await server.control('POST', 'faults', { call: 'webhook', fault: { kind } });
    await pay(server);
    expect(events.posted).toHaveLength(count);
  });

  it('can have a wrong signature', async () => {
    const { events, server } = await connected();
    await server.control('PUT', 'settings', { webhooks: 'before' });
    await server.control('POST', 'faults', { call: 'webhook', fault: { kind: 'bad-signature' } });
    await pay(server);
    const [first] = events.posted;
    expect(isSigned(first?.body ?? '', first?.signature ?? '', 'whsec_demo', new Date())).toBe(
      false,
    );
  });
});
