// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type {
  WalletProvider,
  WalletRun,
  WalletSheet,
} from '../../src/state/extensions/wallet-provider.types';

const ADDRESS = {
  id: 5,
  firstname: 'Jane',
  lastname: 'Doe',
  street: ['Main St 1'],
  city: 'Oakland',
  postcode: '94601',
  telephone: '1',
  country_id: 'US',
  region: { region: 'California', region_id: 12 },
};
const RATE = { available: true, carrier_code: 'flatrate', method_code: 'flatrate' };
const page = { checkoutConfig: null, checkout: {}, init: {}, globals: {}, phrases: {} };

const statuses: Record<string, number> = {};
const calls: { path: string; body: unknown }[] = [];
const run = {
  change: vi.fn(),
  confirm: vi.fn<WalletRun['confirm']>(),
  review: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)),
  cancel: vi.fn(() => Promise.resolve()),
};
let sheet: WalletSheet | null = null;

const answers: Readonly<Record<string, unknown>> = {
  'customers/me': { addresses: [ADDRESS], default_shipping: '5' },
  'carts/mine/estimate-shipping-methods': [RATE],
  'carts/mine/totals-information': { grand_total: 25.5 },
  'carts/mine/shipping-information': {},
  'carts/mine/payment-information': 7,
};

/** The example's button on a page of the shop. */
async function open(): Promise<HTMLElement> {
  let wallet: WalletProvider | undefined;
  const till = {
    registerWallet: (one: WalletProvider) => {
      wallet = one;
    },
  };
  vi.stubGlobal('till', {
    push: (start: (api: typeof till) => void) => {
      start(till);
    },
  });
  vi.resetModules();
  const example = '../../demo/examples/payments/one-press.js';
  await import(example);
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  await wallet?.mount(host, {
    location: 'cart',
    page: { ...page, dictionaryUrl: null },
    shop: { baseUrl: 'https://shop.example/', storeCode: 'default' },
    product: () => null,
    isCartEmpty: () => false,
    isPartlyPaid: () => false,
    press: (opened) => {
      sheet = opened;
      return run;
    },
    onAvailable: vi.fn(),
    signal: new AbortController().signal,
  });
  return host;
}

const buttonOf = (host: HTMLElement, name: string): HTMLButtonElement => {
  const found = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
};
const paths = () => calls.map(({ path }) => path);

beforeEach(() => {
  calls.length = 0;
  for (const path of Object.keys(statuses)) Reflect.deleteProperty(statuses, path);
  run.confirm.mockReset();
  run.cancel.mockClear();
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    const path = url.split('/V1/')[1] ?? '';
    calls.push({ path, body: body === undefined ? null : JSON.parse(body) });
    const status = statuses[path] ?? 200;
    return Promise.resolve(Response.json(answers[path] ?? null, { status }));
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal: vi.fn(),
    close(this: HTMLDialogElement, value?: string) {
      if (value !== undefined) this.returnValue = value;
      this.dispatchEvent(new Event('close'));
    },
  });
});

it('asks for an estimate to show the total, and saves the address only to order', async () => {
  const host = await open();
  buttonOf(host, 'Buy on account').click();
  expect(sheet).toMatchObject({ total: 2550, currency: 'usd' });
  expect(await sheet?.loadTotal()).toEqual({ ok: true, value: 2550 });
  expect(paths()).not.toContain('carts/mine/shipping-information');
  expect(calls.find(({ path }) => path.endsWith('totals-information'))?.body).toEqual({
    addressInformation: {
      address: { countryId: 'US', region: 'California', regionId: 12, postcode: '94601' },
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  run.confirm.mockImplementation(async ({ prepare }) => {
    const prepared = await prepare();
    return prepared.ok && (await prepared.value()).ok;
  });
  calls.length = 0;
  buttonOf(host, 'Buy now').click();
  await vi.waitFor(() => {
    expect(host.querySelector('dialog')).toBeNull();
  });
  expect(paths()).toEqual(['carts/mine/shipping-information', 'carts/mine/payment-information']);
  expect(run.cancel).not.toHaveBeenCalled();
});

it('cancels the purchase when no order was placed', async () => {
  const host = await open();
  buttonOf(host, 'Buy on account').click();
  run.confirm.mockResolvedValue(false);
  buttonOf(host, 'Buy now').click();
  await vi.waitFor(() => {
    expect(host.querySelector('dialog')).toBeNull();
  });
  expect(run.cancel).toHaveBeenCalled();
});

it.each([
  [500, 'network'],
  [504, 'network'],
  [429, 'network'],
  [400, 'rejected'],
])('says of a status %i that the order is: %s', async (status, kind) => {
  const host = await open();
  buttonOf(host, 'Buy on account').click();
  let error: unknown;
  run.confirm.mockImplementation(async ({ prepare }) => {
    const prepared = await prepare();
    const sent = prepared.ok ? await prepared.value() : prepared;
    if (!sent.ok) ({ error } = sent);
    return false;
  });
  statuses['carts/mine/payment-information'] = status;
  buttonOf(host, 'Buy now').click();
  await vi.waitFor(() => {
    expect(error).toMatchObject({ kind });
  });
});
