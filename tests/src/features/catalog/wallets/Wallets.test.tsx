import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletLocation } from '../../../../../src/domain/payment/wallet-location';
import { Wallets } from '../../../../../src/features/catalog/wallets/Wallets';
import { expressState } from '../../../../../src/state/express/express-state';
import {
  expressCancelled,
  expressConfirmed,
  expressFailed,
  expressPressed,
  expressRejected,
  expressUnknown,
} from '../../../../../src/state/express/express-slice';
import { walletProviders } from '../../../../../src/state/extensions/extensions';
import type {
  WalletProvider,
  WalletSheet,
} from '../../../../../src/state/extensions/wallet-provider.types';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { fail, ok } from '../../../../../src/platform/result';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const refresh = vi.fn(() => Promise.resolve());
const mountWallets = vi.fn<WalletProvider['mount']>(() => Promise.resolve({ refresh }));
const source: PageSource = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};
let removals: (() => void)[] = [];

const register = (
  code: string,
  places: readonly WalletLocation[],
  mount: WalletProvider['mount'] = mountWallets,
): void => {
  removals.push(walletProviders.register({ code, places: () => places, mount }));
};

/** A store of a page. */
const storeOf = () => {
  const store = createTillStore({ shop, checkout: null }, { page: () => source });
  store.inject(expressState);
  return store;
};

/** A page with wallet buttons in these places. */
function page(location: WalletLocation, places: readonly WalletLocation[] = [location]) {
  register('one', places);
  const store = storeOf();
  const view = render(
    <Provider store={store}>
      <Wallets location={location} />
    </Provider>,
  );
  const press = async (): Promise<void> => {
    act(() => {
      store.dispatch(expressPressed({ location, isAdding: true }));
    });
    await screen.findByRole('status');
  };
  return { store, press, root: view.container, unmount: view.unmount };
}

const requestOf = () => {
  const request = mountWallets.mock.calls[0]?.[1];
  if (request === undefined) throw new Error('No buttons were mounted.');
  return request;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  mountWallets.mockClear();
});

afterEach(() => {
  for (const remove of removals) remove();
  removals = [];
});

describe('wallet buttons', () => {
  it.each(['cart', 'minicart', 'checkout'] as const)('show in %s [EXPR-01]', async (location) => {
    page(location);
    await waitFor(() => {
      expect(requestOf().location).toBe(location);
    });
  });

  it('load nothing where the page has no express [EXPR-01]', async () => {
    const { root } = page('cart', ['product']);
    await act(() => Promise.resolve());
    expect(root.innerHTML).toBe('');
    expect(mountWallets).not.toHaveBeenCalled();
  });

  it('leave the mini cart to a page’s own buttons [EXPR-01]', () => {
    document.body.innerHTML = '<till-wallets location="cart"></till-wallets>';
    expect(page('minicart', ['minicart', 'cart']).root.innerHTML).toBe('');
  });

  it('go with the view', async () => {
    const { unmount } = page('cart');
    await waitFor(requestOf);
    unmount();
    expect(requestOf().signal.aborted).toBe(true);
  });

  it('keep their space on this page, and reserve none on the next without a wallet [EXPR-01]', async () => {
    const { root } = page('cart');
    const space = () => root.querySelector('.till-wallets__buttons')?.className ?? '';
    await waitFor(requestOf);
    expect(space()).toContain('--pending');
    await waitFor(requestOf);
    act(() => {
      requestOf().onAvailable(false);
    });
    expect(space()).toContain('--pending');
    mountWallets.mockClear();
    const next = page('cart');
    await waitFor(requestOf);
    expect(next.root.querySelector('.till-wallets__buttons')?.className).toContain('--none');
    await waitFor(requestOf);
    act(() => {
      requestOf().onAvailable(true);
    });
    expect(next.root.querySelector('.till-wallets__buttons')?.className).toContain('--shown');
  });

  it('check the product’s form first, with its errors at the fields [EXPR-09]', async () => {
    document.body.innerHTML =
      '<form action="/checkout/cart/add/"><input name="product" value="12" type="hidden">' +
      '<select name="super_attribute[93]" required><option value=""></option><option value="52">Red</option></select>' +
      '<input type="checkbox" name="links[]" value="7" checked><input type="checkbox" name="links[]" value="8" checked>' +
      '<div id="place"></div></form>';
    mockShop(() => json({ cart: { data_id: 1, items: [] } }));
    register('one', ['product']);
    const store = storeOf();
    const container = document.querySelector<HTMLElement>('#place') ?? document.body;
    render(
      <Provider store={store}>
        <Wallets location="product" />
      </Provider>,
      { container },
    );
    await waitFor(requestOf);
    expect(requestOf().product()).toEqual({ id: '12', variant: null });
    const addProduct = vi.fn<NonNullable<WalletSheet['addProduct']>>(() =>
      Promise.resolve(fail({ kind: 'cancelled' })),
    );
    const sheet = {
      total: 100,
      currency: 'usd',
      isChargedNow: true,
      updateTotal: () => Promise.resolve(),
      loadTotal: () => Promise.resolve(ok(100)),
      addProduct,
    };
    expect(requestOf().press(sheet)).toBeNull();
    expect(screen.getByText(/This is a required field/)).toBeDefined();
    const select = document.querySelector('select');
    if (select !== null) select.value = '52';
    expect(requestOf().press(sheet)).not.toBeNull();
    await waitFor(() => {
      expect(addProduct).toHaveBeenCalledExactlyOnceWith({
        product: '12',
        'super_attribute[93]': '52',
        'links[7]': '7',
        'links[8]': '8',
      });
    });
    expect(requestOf().product()).toEqual({ id: '12', variant: '52' });
  });
});

describe('what becomes of a purchase', () => {
  it('is busy from the press on, until the sheet closes [EXPR-03, EXPR-07]', async () => {
    const { store, press, root } = page('cart');
    const isBusy = () => root.querySelector('.till-wallets')?.getAttribute('aria-busy');
    await waitFor(() => {
      expect(isBusy()).toBe('false');
    });
    await press();
    expect(isBusy()).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('Please wait...');
    act(() => {
      store.dispatch(expressCancelled());
    });
    expect(isBusy()).toBe('false');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('covers the page while the order is placed [EXPR-03]', async () => {
    const { store, press, root } = page('cart');
    await press();
    act(() => {
      store.dispatch(expressConfirmed());
    });
    expect(root.querySelector('.till-wallets__cover')?.textContent).toContain(
      'Your order is being placed',
    );
  });

  it('is an error in a dialog titled "Error" [EXPR-13, EXPR-17]', async () => {
    const { store, press } = page('cart');
    await press();
    act(() => {
      store.dispatch(expressRejected('No rates.'));
    });
    const dialog = screen.getByRole('alertdialog', { name: 'Error' });
    expect(dialog.textContent).toContain('No rates.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(store.getState().express).toMatchObject({ status: 'adding', error: null });
    act(() => {
      store.dispatch(expressFailed('Declined.'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(store.getState().express).toMatchObject({ status: 'idle', error: null });
  });

  it('can be looked up again while it is unknown [EXPR-06]', async () => {
    const { store, press } = page('cart');
    const dispatch = vi.spyOn(store, 'dispatch');
    await press();
    act(() => {
      store.dispatch(expressUnknown());
    });
    await userEvent.click(screen.getByRole('button', { name: 'Check Again' }));
    expect(dispatch.mock.lastCall?.[0]).toMatchObject({ type: 'express/expressCheckRetried' });
  });
});
