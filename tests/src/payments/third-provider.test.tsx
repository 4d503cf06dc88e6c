import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wallets } from '../../../src/features/catalog/wallets/Wallets';
import { SavedCards } from '../../../src/features/saved-payments/SavedCards';
import { PROVIDERS } from '../../../src/payments/providers';
import { findBuiltInMethod } from '../../../src/payments/registry';
import type { PageSource } from '../../../src/platform/page/page-source';
import { isPaymentRunning } from '../../../src/platform/http/cart-hold';
import { replaceNavigator } from '../../../src/platform/navigate';
import { ok } from '../../../src/platform/result';
import { expressState } from '../../../src/state/express/express-state';
import { selectExpress } from '../../../src/state/express/express-slice';
import { walletProviders } from '../../../src/state/extensions/extensions';
import { provideWallets } from '../../../src/state/express/wallet-providers';
import { provideSavedMethods } from '../../../src/state/saved-payments/page-providers';
import { isOrderOpen } from '../../../src/state/order/order-attempt';
import { savedPaymentsState } from '../../../src/state/saved-payments/saved-payments-state';
import { sectionsRead } from '../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../src/state/store/store';
import { json, mockShop, sent } from '../state/support/fake-http';
import { shop } from '../state/support/shop';
import { account, acmeButton, acmeServer, form, place } from './acme/provider';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));
// The one line.
vi.mock('../../../src/payments/providers', async (importOriginal) => {
  const original = await importOriginal<{ PROVIDERS: readonly object[] }>();
  const { acme } = await import('./acme/provider');
  return { PROVIDERS: [...original.PROVIDERS, acme] };
});

const page: PageSource = {
  checkoutConfig: null,
  checkout: {
    stripe: {
      express: {
        initParams: { apiKey: 'pk_test_third' },
        activeLocations: ['shopping_cart_page'],
      },
    },
    initParams: { apiKey: 'pk_test_third' },
  },
  init: {},
  globals: { acme: true },
  dictionaryUrl: null,
  phrases: {},
};
const lines = [{ item_id: '9', product_id: '90', product_sku: 'bag', qty: 1, options: [] }];
const card = { id: 'pm_1', fingerprint: 'f1', type: 'card', label: '•••• 4242' };
const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

/** A page of the shop with one element. */
function open(element: React.ReactNode) {
  mockShop((_request, path) => {
    if (path.endsWith('list_payment_methods')) return json(JSON.stringify({ f1: card }));
    if (path.includes('section/load')) return json({ cart: { data_id: 1, items: lines } });
    return json([]);
  });
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(expressState);
  store.inject(savedPaymentsState);
  store.dispatch(sectionsRead({ customer: { data_id: 1, firstname: 'Jane' } }));
  return { store, root: render(<Provider store={store}>{element}</Provider>).container };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  place.mockClear();
  form.create.mockClear();
  assign.mockClear();
  Object.assign(acmeServer, { accounts: [account('a1')], total: 2500, isRefusing: false });
  acmeButton.cancelled = 0;
  restoreNavigator = replaceNavigator({ assign });
  provideWallets(PROVIDERS.flatMap(({ wallets }) => wallets ?? []));
  provideSavedMethods(PROVIDERS);
});
afterEach(() => {
  restoreNavigator();
});

it('brings its method into the checkout', async () => {
  expect((await findBuiltInMethod('acme_account', {})).code).toBe('acme_account');
  expect((await findBuiltInMethod('stripe_payments', {})).code).toBe('stripe_payments');
});

describe('its wallet', () => {
  const rows = (root: HTMLElement) =>
    [...root.querySelectorAll('.till-wallets__buttons')].map(({ textContent }) => textContent);

  it('has a row beside the others, in the merchant’s order [EXPR-01]', async () => {
    const { root } = open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    expect(rows(root)).toEqual(['', 'Acme Pay']);
    const ordered = open(<Wallets location="cart" providers="acme, unknown" />);
    await within(ordered.root).findByText('Acme Pay');
    expect(rows(ordered.root)).toEqual(['Acme Pay', '']);
  });

  it('places its order by the same rules [EXPR-06]', async () => {
    open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    await waitFor(() => {
      expect(acmeButton.press()).not.toBeNull();
    });
    const run = acmeButton.press();
    const isOrdered = await act(() => run?.confirm({ prepare: () => Promise.resolve(ok(place)) }));
    expect(isOrdered).toBe(true);
    expect(place).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${shop.baseUrl}checkout/onepage/success/`);
  });

  it('sends nothing when the shop’s total is another one, and says why a shop refuses [EXPR-17]', async () => {
    const { store } = open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    const pay = async () => {
      const run = acmeButton.press();
      acmeServer.total += 1;
      return act(() => run?.confirm({ prepare: () => Promise.resolve(ok(place)) }));
    };
    expect(await pay()).toBe(false);
    expect(place).not.toHaveBeenCalled();
    expect(selectExpress(store.getState()).error).toMatch(/^Your cart has changed/);
    acmeServer.isRefusing = true;
    const run = acmeButton.press();
    await act(() => run?.confirm({ prepare: () => Promise.resolve(ok(place)) }));
    expect(selectExpress(store.getState())).toMatchObject({
      status: 'failed',
      error: 'No credit.',
    });
  });

  it('undoes what it did in the shop when the sheet closes, and the page goes on [EXPR-07]', async () => {
    const { store } = open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    const run = acmeButton.press();
    await act(() => run?.cancel());
    expect(acmeButton.cancelled).toBe(1);
    expect(selectExpress(store.getState())).toMatchObject({ status: 'idle', error: null });
  });
});

describe('its saved methods', () => {
  it('are listed with those of the others, and deleted by it [SAVED-01][SAVED-07]', async () => {
    open(<SavedCards />);
    const row = (name: RegExp) => screen.findByRole('row', { name });
    await row(/•••• 4242/);
    const user = userEvent.setup();
    await user.click(within(await row(/Acme a1/)).getByRole('button', { name: 'Delete Acme a1' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => {
      expect(screen.queryByText('Acme a1')).toBeNull();
    });
    expect(screen.getByText('•••• 4242')).toBeDefined();
    expect(sent.filter(({ path }) => path.endsWith('delete_payment_method'))).toEqual([]);
  });

  it('are added by its own form [SAVED-06][SAVED-11]', async () => {
    open(<SavedCards />);
    const user = userEvent.setup();
    const forms = await waitFor(() => {
      const all = screen.getAllByRole('form', { name: /^New payment method \d$/ });
      expect(all).toHaveLength(2);
      return all;
    });
    const ours = forms.find(({ textContent }) => textContent.includes('Acme account'));
    if (ours === undefined) throw new Error('The provider’s form is missing.');
    await screen.findByText('•••• 4242');
    await user.click(within(ours).getByRole('button', { name: 'Save' }));
    await screen.findByText('The payment method has been saved.');
    expect(form.create).toHaveBeenCalledOnce();
    expect(await screen.findByText('Acme a2')).toBeDefined();
  });
});

describe('its faults', () => {
  const opened = async () => {
    const { store } = open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    const run = acmeButton.press();
    if (run === null) throw new Error('The press was ignored.');
    return { run, state: () => selectExpress(store.getState()) };
  };
  const broken = () => {
    throw new Error('Broken.');
  };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('of making what pays end the purchase, and the page goes on', async () => {
    const { run, state } = await opened();
    expect(await act(() => run.confirm({ prepare: broken }))).toBe(false);
    expect(state().status).toBe('failed');
    expect(acmeButton.press()).not.toBeNull();
  });

  it('of sending the order are looked up, and nothing is sent again [EXPR-06]', async () => {
    const { run, state } = await opened();
    const send = vi.fn(broken);
    void run.confirm({ prepare: () => Promise.resolve(ok(send)) });
    await waitFor(() => {
      expect(state().status).toBe('unknown');
    });
    expect(send).toHaveBeenCalledOnce();
    expect(isOrderOpen(Date.now())).toBe(true);
    expect(acmeButton.press(), 'nothing else is ordered meanwhile').toBeNull();
  });

  it('of an authentication count as a payment that may have been made', async () => {
    acmeServer.isRefusing = true;
    const { run, state } = await opened();
    const authentication = { secretOf: () => 'secret', confirm: broken };
    const prepare = () => Promise.resolve(ok(place));
    expect(await act(() => run.confirm({ prepare, authentication }))).toBe(false);
    expect(state().error).toMatch(/\$25\.00|€25\.00|25/);
    expect(isPaymentRunning(), 'writes are no longer held back').toBe(false);
  });

  it('of a change reject the change [EXPR-13]', async () => {
    const { run, state } = await opened();
    expect(await act(() => run.change(broken))).toBeNull();
    expect(state()).toMatchObject({ status: 'open' });
    expect(state().error).not.toBeNull();
  });

  it.each([
    ['nothing', () => undefined],
    ['rubbish', () => ['cart', 'shelf', 7]],
    ['an error', broken],
  ])('of its places (%s) cost its own buttons at most', async (_what, places) => {
    const mount = vi.fn(() => Promise.resolve({ refresh: () => Promise.resolve() }));
    const provider = { code: 'odd', places: places as never, mount };
    const remove = walletProviders.register(provider);
    const { store } = open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    const odd = selectExpress(store.getState()).offers.find((one) => one.provider === 'odd');
    expect(odd?.locations ?? []).toEqual(_what === 'rubbish' ? ['cart'] : []);
    remove();
  });

  it('of a press after its place is gone do nothing', async () => {
    const view = open(<Wallets location="cart" />);
    await screen.findByText('Acme Pay');
    cleanup();
    expect(acmeButton.press()).toBeNull();
    expect(selectExpress(view.store.getState()).status).toBe('idle');
  });

  it('stay its own when another sheet opens: what it did is undone', async () => {
    await opened();
    acmeButton.press();
    await waitFor(() => {
      expect(acmeButton.cancelled).toBe(1);
    });
  });
});
