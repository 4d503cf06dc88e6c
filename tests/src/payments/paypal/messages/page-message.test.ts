import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../../src/payments/paypal/messages/page-message';
import { showMessage } from '../../../../../src/payments/paypal/messages/show-message';
import { paypal } from '../../../../../src/payments/paypal/provider';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { json, mockShop } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';
import { pageWith, sdkParams } from '../page';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/messages/show-message', () => ({
  showMessage: vi.fn(() => Promise.resolve({ update: () => undefined })),
}));

const shown = vi.mocked(showMessage);
const styles = { layout: 'text', logo: { type: 'inline' } };

/** A block as the module prints it. */
const block = (container: string, changes: object = {}) => ({
  styles,
  placement: 'cart',
  renderContainer: `${container} .pay-later-message`,
  ...changes,
});
const IN_PRODUCT = block('.product-add-form');
const IN_CART = block('.checkout-methods-items');
const IN_MINI_CART = block('.block-minicart');

/** Looks by place: the cart has none. */
const FOR_PRODUCT = JSON.stringify({ product: styles, checkout: styles });

const at = (location: 'product' | 'cart', page: PageSource) =>
  mount(document.createElement('div'), {
    location,
    page,
    shop,
    prices: [{ amount: 60, currency: 'USD' }],
    signal: new AbortController().signal,
  });

beforeEach(() => {
  localStorage.clear();
  shown.mockClear();
  mockShop(() => json({ payments: { data_id: 1, sdkParams: { paypal: sdkParams } } }));
});

describe('the message of a page', () => {
  it('is offered where the module prints its block [SMART-02]', () => {
    const places = (page: PageSource) => paypal.payLater?.places(page);
    expect(places(pageWith([['product', IN_PRODUCT]], {}, 'message'))).toEqual(['product']);
    expect(places(pageWith([['cart', IN_CART]], {}, 'message'))).toEqual(['cart']);
    expect(places(pageWith([]))).toEqual([]);
  });

  it.each([
    ['the mini cart alone has it', ['cart', IN_MINI_CART]],
    ['the merchant has turned it off for the place', ['cart', { ...IN_CART, styles: FOR_PRODUCT }]],
  ] as const)('is not offered where %s', (_case, own) => {
    expect(paypal.payLater?.places(pageWith([own], {}, 'message'))).toEqual([]);
  });

  it('is offered where a text of the shop has a look for the place', () => {
    const page = pageWith([['product', { ...IN_PRODUCT, styles: FOR_PRODUCT }]], {}, 'message');
    expect(paypal.payLater?.places(page)).toEqual(['product']);
  });

  it('is shown with the script of the section `payments` [SMART-02]', async () => {
    await at('product', pageWith([['product', IN_PRODUCT]], {}, 'message'));
    expect(shown.mock.calls[0]?.slice(1, 3)).toEqual([
      {
        sdk: {
          url: 'https://www.paypal.com/sdk/js?client-id=abc&currency=USD',
          attributes: { 'data-partner-attribution-id': 'Shop', 'data-csp-nonce': 'n1' },
        },
        placement: 'product',
        style: styles,
      },
      [{ amount: 60, currency: 'USD' }],
    ]);
  });

  it('of the cart is not that of the mini cart', async () => {
    const both = [
      ['cart', IN_MINI_CART],
      ['cart', { ...IN_CART, styles: { layout: 'flex' } }],
    ] as const;
    await at('cart', pageWith(both, {}, 'message'));
    expect(shown.mock.calls[0]?.[1].style).toEqual({ layout: 'flex' });
    expect(await at('cart', pageWith([['cart', IN_MINI_CART]], {}, 'message'))).toBeNull();
    expect(shown).toHaveBeenCalledOnce();
  });

  it('is none where the merchant has turned it off for the place', async () => {
    const off = block('.product-add-form', { styles: JSON.stringify({ cart: styles }) });
    expect(await at('product', pageWith([['product', off]], {}, 'message'))).toBeNull();
    expect(shown).not.toHaveBeenCalled();
  });

  it('is none where the shop does not say how the script is loaded', async () => {
    mockShop(() => json({ payments: { data_id: 1, sdkParams: {} } }));
    expect(await at('product', pageWith([['product', IN_PRODUCT]], {}, 'message'))).toBeNull();
    expect(shown).not.toHaveBeenCalled();
  });
});
