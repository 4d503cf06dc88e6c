import { waitFor } from '@testing-library/react';
import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartEmptied, selectLine } from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const server = setupServer();
const posted: URLSearchParams[] = [];

/** The shop's response to the form, and its cart afterwards. */
function serve(status: number, items: readonly object[] = []): void {
  server.use(
    mock.post('https://shop.example/checkout/cart/updatePost/', async ({ request }) => {
      posted.push(new URLSearchParams(await request.text()));
      return new HttpResponse('<html></html>', {
        status,
        headers: { 'content-type': 'text/html' },
      });
    }),
    mock.get('https://shop.example/customer/section/load/', () =>
      HttpResponse.json({ cart: { data_id: 1, summary_count: items.length, items } }),
    ),
  );
}

function empty() {
  const store = createTillStore({ shop, checkout: null });
  store.inject(cartState);
  store.inject(messagesState);
  store.dispatch(cartEmptied(['1', '2']));
  return store;
}

describe('emptying the cart', () => {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
    posted.length = 0;
  });
  afterAll(() => {
    server.close();
  });

  it('sends one request for all lines, which are dimmed meanwhile [CART-01]', async () => {
    serve(200);
    const store = empty();
    expect(selectLine('2')(store.getState()).status).toBe('removing');
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(posted[0]?.get('update_cart_action')).toBe('empty_cart');
    expect(posted[0]?.get('form_key')).toMatch(/^\w{16}$/);
  });

  it('restores the lines and shows an error when the shop refuses', async () => {
    serve(400, [{ item_id: '1', qty: 1 }]);
    const store = empty();
    await waitFor(() => {
      expect(selectLine('1')(store.getState()).status).toBe('idle');
    });
    expect(selectLine('2')(store.getState())).toEqual({ status: 'idle', qty: null, error: null });
    expect(selectMessages('cart')(store.getState()).map(({ type }) => type)).toEqual(['error']);
  });

  it('shows no error when only the response was lost, since the cart is empty [CART-01]', async () => {
    serve(500);
    const store = empty();
    await waitFor(() => {
      expect(store.getState().sections.data.cart).toBeDefined();
    });
    expect(selectLine('1')(store.getState()).status).toBe('removing');
    expect(selectMessages('cart')(store.getState())).toEqual([]);
  });
});
