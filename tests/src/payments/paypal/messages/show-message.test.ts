import type { PayPalMessagesComponentOptions } from '@paypal/paypal-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showMessage } from '../../../../../src/payments/paypal/messages/show-message';
import { startPart } from '../../../../../src/payments/paypal/sdk/start-sdk';
import { fail, ok } from '../../../../../src/platform/result';

vi.mock('../../../../../src/payments/paypal/sdk/start-sdk', () => ({ startPart: vi.fn() }));

const start = vi.mocked(startPart);
const sdk = { url: 'https://www.paypal.com/sdk/js?currency=USD', attributes: {} };
const config = { sdk, placement: 'product', style: { layout: 'text' } } as const;
const usd = (amount: number) => [{ amount, currency: 'USD' }];

/** What was rendered, in order: the options, and the node. */
const rendered: { options: PayPalMessagesComponentOptions; node: HTMLElement }[] = [];
let render = (): Promise<void> => Promise.resolve();

const Messages = (options: PayPalMessagesComponentOptions) => ({
  render: (node: HTMLElement) => {
    rendered.push({ options, node });
    return render();
  },
});

async function open(prices = usd(60)) {
  const host = document.createElement('div');
  const removal = new AbortController();
  const message = await showMessage(host, config, prices, removal.signal);
  return { host, removal, message };
}

beforeEach(() => {
  rendered.length = 0;
  render = () => Promise.resolve();
  start.mockReset();
  start.mockResolvedValue(ok({ Messages } as never));
});

describe('a message about paying later', () => {
  it('is rendered by the SDK with the price and the shop’s look [SMART-02]', async () => {
    const { host } = await open();
    expect(rendered).toEqual([
      {
        options: { placement: 'product', style: { layout: 'text' }, amount: '60.00' },
        node: host.firstElementChild,
      },
    ]);
    expect(start.mock.calls[0]?.[0]).toBe(sdk);
  });

  it('follows the price, in the same node, once for each amount [SMART-02]', async () => {
    const { host, message } = await open();
    message?.update(usd(60));
    message?.update(usd(120));
    message?.update(usd(120));
    expect(rendered.map(({ options }) => options.amount)).toEqual(['60.00', '120.00']);
    expect(new Set(rendered.map(({ node }) => node))).toEqual(new Set([host.firstElementChild]));
  });

  it('names no amount any more once none is known: the SDK would keep the last', async () => {
    const { host, message } = await open();
    message?.update([]);
    const [before, now] = rendered;
    expect(now?.options).not.toHaveProperty('amount');
    expect(now?.node).not.toBe(before?.node);
    expect([...host.children]).toEqual([now?.node]);
  });

  it('needs an SDK with messages', async () => {
    await open();
    const isSupported = start.mock.calls[0]?.[1];
    expect(isSupported?.({ Messages } as never)).toBe(true);
    expect(isSupported?.({ Buttons: () => undefined } as never)).toBe(false);
  });
});

describe('without a message', () => {
  it('the place stays empty where the SDK is blocked', async () => {
    start.mockResolvedValue(fail('blocked'));
    const { host, message } = await open();
    expect(message).toBeNull();
    expect(host.childElementCount).toBe(0);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('x'))],
    [
      'throws',
      () => {
        throw new Error('x');
      },
    ],
  ])('the place stays empty where the SDK %s', async (_case, fails) => {
    render = fails;
    const { host, message } = await open();
    expect(message).toBeNull();
    expect(host.childElementCount).toBe(0);
  });

  it('nothing is rendered in a place that is gone before the SDK comes, or followed after', async () => {
    const gone = new AbortController();
    gone.abort();
    expect(
      await showMessage(document.createElement('div'), config, usd(60), gone.signal),
    ).toBeNull();
    expect(rendered).toHaveLength(0);
    const { message, removal } = await open();
    removal.abort();
    message?.update(usd(90));
    expect(rendered).toHaveLength(1);
  });

  it('a new amount that the SDK refuses leaves a message that names none, and is tried again', async () => {
    const { host, message } = await open();
    render = () => Promise.reject(new Error('x'));
    message?.update(usd(90));
    await vi.waitFor(() => {
      expect(rendered).toHaveLength(3);
    });
    const [before, , plain] = rendered;
    expect(plain?.options).not.toHaveProperty('amount');
    expect(plain?.node).not.toBe(before?.node);
    expect([...host.children]).toEqual([plain?.node]);
    message?.update(usd(90));
    expect(rendered.at(-1)?.options.amount).toBe('90.00');
  });

  it('a refused amount that is not the latest changes nothing', async () => {
    const { message } = await open();
    let refuse: (error: Error) => void = () => undefined;
    const refused = new Promise<void>((_resolve, reject) => {
      refuse = reject;
    });
    render = () => refused;
    message?.update(usd(90));
    render = () => Promise.resolve();
    message?.update(usd(120));
    refuse(new Error('x'));
    await refused.catch(() => undefined);
    expect(rendered.map(({ options }) => options.amount)).toEqual(['60.00', '90.00', '120.00']);
  });
});
