import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PayLaterPrice } from '../../../../../src/domain/payment/total-prices';
import { PayLater } from '../../../../../src/features/catalog/pay-later/PayLater';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { catalogState } from '../../../../../src/state/catalog/catalog-state';
import { productsRead } from '../../../../../src/state/catalog/catalog-slice';
import type { PayLaterProvider } from '../../../../../src/state/extensions/pay-later-provider.types';
import { payLaterState, providePayLater } from '../../../../../src/state/pay-later/pay-later-state';
import { quoteStarted } from '../../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../../src/state/quote/quote-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { stubWindow } from '../../../payments/paypal/near';
import { shop } from '../../../state/support/shop';
import { totalsOf } from '../../../state/support/totals';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const page: PageSource = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};

/** The prices that the provider was told, in order. */
const told: (readonly PayLaterPrice[])[] = [];
let places: readonly ('product' | 'cart')[] = [];
let mount: PayLaterProvider['mount'];

const FORM =
  '<form id="product_addtocart_form" action="https://shop.example/checkout/cart/add/">' +
  '<input type="hidden" name="product" value="60"><input name="qty" value="1"></form>';

const price = (shown: number) => ({ shown, base: shown });

/** The page with an element, and its store. */
async function open(element: React.ReactNode) {
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(payLaterState);
  const { container } = render(<Provider store={store}>{element}</Provider>);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { store, container };
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = FORM;
  told.length = 0;
  places = ['product', 'cart'];
  mount = vi.fn<PayLaterProvider['mount']>((host, { prices }) => {
    told.push(prices);
    host.append('4 payments');
    return Promise.resolve({ update: (next) => void told.push(next) });
  });
  providePayLater([
    { code: 'acme', payLater: { places: () => places, mount: (...all) => mount(...all) } },
  ]);
  stubWindow();
});
afterEach(() => {
  cleanup();
});

const lastTold = () => told.at(-1);

describe('the message of a product page', () => {
  it('is about the price times the quantity, and follows the form [SMART-02]', async () => {
    const { store } = await open(<PayLater location="product" />);
    await vi.waitFor(() => {
      expect(told.length).toBeGreaterThan(0);
    });
    act(() => {
      store.dispatch(
        productsRead({
          60: {
            priceFormat: null,
            prices: {
              final: price(20),
              regular: price(20),
              highest: null,
              tiers: [],
              advertised: null,
              fees: [],
            },
            configurable: null,
          },
        }),
      );
    });
    await vi.waitFor(() => {
      expect(lastTold()).toEqual([{ amount: 20, currency: null }]);
    });
    const qty = document.querySelector<HTMLInputElement>('[name=qty]');
    if (qty === null) throw new Error('No quantity.');
    qty.value = '3';
    qty.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => {
      expect(lastTold()).toEqual([{ amount: 60, currency: null }]);
    });
  });

  it('says in which currency the page has its prices', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<meta itemprop="priceCurrency" content="eur"><meta itemprop="priceCurrency" content="USD">',
    );
    const { store } = await open(<PayLater />);
    store.inject(catalogState);
    act(() => {
      store.dispatch(
        productsRead({
          60: {
            priceFormat: null,
            prices: {
              final: price(20),
              regular: price(20),
              highest: null,
              tiers: [],
              advertised: null,
              fees: [],
            },
            configurable: null,
          },
        }),
      );
    });
    await vi.waitFor(() => {
      expect(lastTold()).toEqual([{ amount: 20, currency: 'EUR' }]);
    });
  });
});

describe('the message of the cart', () => {
  it('is about the grand total, and follows it [SMART-02]', async () => {
    const { store, container } = await open(<PayLater location="cart" />);
    const start = (grandTotal: number) => {
      act(() => {
        store.dispatch(
          quoteStarted({
            cart: null,
            items: [],
            totals: totalsOf({ grandTotal, baseGrandTotal: null }),
          }),
        );
      });
    };
    store.inject(quoteState);
    start(0);
    await act(() => vi.dynamicImportSettled());
    expect(mount).not.toHaveBeenCalled();
    start(45);
    await vi.waitFor(() => {
      expect(lastTold()).toEqual([{ amount: 45, currency: 'USD' }]);
    });
    start(61);
    await vi.waitFor(() => {
      expect(lastTold()).toEqual([{ amount: 61, currency: 'USD' }]);
    });
    start(0);
    expect(container.textContent).toBe('');
  });
});

describe('its room', () => {
  it('is taken before the message comes, which loads nothing away from the window [SMART-02]', async () => {
    const { come } = stubWindow(false);
    const { container } = await open(<PayLater location="product" />);
    expect(container.firstElementChild?.className).toBe('till-pay-later');
    await act(() => vi.dynamicImportSettled());
    expect(mount).not.toHaveBeenCalled();
    act(come);
    await vi.waitFor(() => {
      expect(mount).toHaveBeenCalledOnce();
    });
  });

  it('is taken where one provider throws and another has a message [SMART-02]', async () => {
    const thrown = {
      code: 'bolt',
      payLater: {
        places: () => {
          throw new Error('x');
        },
        mount: () => Promise.resolve(null),
      },
    };
    providePayLater([
      thrown,
      { code: 'acme', payLater: { places: () => places, mount: (...all) => mount(...all) } },
    ]);
    await open(<PayLater location="product" />);
    await vi.waitFor(() => {
      expect(mount).toHaveBeenCalledOnce();
    });
  });

  it('is not taken where no provider has a message in this place [SMART-02]', async () => {
    places = ['cart'];
    const { container } = await open(<PayLater location="product" />);
    expect(container.childElementCount).toBe(0);
    expect((await open(<PayLater location="minicart" />)).container.childElementCount).toBe(0);
    expect(mount).not.toHaveBeenCalled();
  });

  it.each([
    ['shows none', () => Promise.resolve(null)],
    ['fails', () => Promise.reject(new Error('x'))],
  ])('stays on a page whose provider %s, and is not taken on the next', async (_case, ends) => {
    mount = vi.fn<PayLaterProvider['mount']>(ends);
    const { container } = await open(<PayLater location="product" />);
    await vi.waitFor(() => {
      expect(sessionStorage.getItem('till-without-pay-later-product')).toBe('true');
    });
    expect(container.firstElementChild?.className).toBe('till-pay-later');
    cleanup();
    const next = await open(<PayLater location="product" />);
    expect(next.container.firstElementChild?.className).toBe('till-pay-later till-pay-later--bare');
    cleanup();
    const elsewhere = await open(<PayLater location="cart" />);
    expect(elsewhere.container.firstElementChild?.className).toBe('till-pay-later');
  });

  it('is taken again once a message was shown', async () => {
    sessionStorage.setItem('till-without-pay-later-product', 'true');
    await open(<PayLater location="product" />);
    await vi.waitFor(() => {
      expect(sessionStorage.getItem('till-without-pay-later-product')).toBeNull();
    });
  });

  it('is left with the place, whose signal is aborted', async () => {
    await open(<PayLater location="product" />);
    await vi.waitFor(() => {
      expect(mount).toHaveBeenCalledOnce();
    });
    const { signal } = vi.mocked(mount).mock.calls[0]?.[1] ?? {};
    expect(signal?.aborted).toBe(false);
    cleanup();
    expect(signal?.aborted).toBe(true);
  });
});
