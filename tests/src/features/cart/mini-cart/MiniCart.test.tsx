import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MiniCart } from '../../../../../src/features/cart/mini-cart/MiniCart';
import type { ShopConfig } from '../../../../../src/domain/quote.types';
import { lineRefused } from '../../../../../src/state/cart/cart-slice';
import { lineSettled } from '../../../../../src/state/shared/cart-facts';
import {
  lineRestored,
  removalConfirmed,
  selectOffer,
  undoRefused,
} from '../../../../../src/state/cart/removed-slice';
import { sectionsFailed, sectionsRead } from '../../../../../src/state/sections/sections-slice';
import type { TillState } from '../../../../../src/state/shared/store.types';
import { renderInShop, wireCart, wireLine } from '../cart-shop';

/** The drawer's code is loaded on demand, which takes longer on a busy machine. */
const LATE = { timeout: 10_000 };

async function opened(
  lines: readonly unknown[],
  more: Record<string, unknown> = {},
  element = <MiniCart />,
) {
  const view = renderInShop(element, { cart: wireCart(lines, more) });
  await view.user.click(screen.getByRole('button', { name: /^My Cart/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'My Cart' }, LATE));
  return { ...view, drawer };
}

describe('MiniCart', () => {
  it.each([
    [0, 'My Cart, 0 items'],
    [1, 'My Cart, 1 item'],
    [3, 'My Cart, 3 items'],
  ])('has the count %i in its name', (count, name) => {
    renderInShop(<MiniCart />, { cart: wireCart([wireLine(1)], { summary_count: count }) });
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('shows the number in its name, also a large one', () => {
    renderInShop(<MiniCart />, { cart: wireCart([wireLine(1)], { summary_count: 200 }) });
    expect(screen.getByRole('button', { name: 'My Cart, 200 items' }).textContent).toBe('200');
  });

  it.each([
    [{ incl_tax: '36.8100', excl_tax: 34 }, '$36.81Excl. Tax: $34.00'],
    ['36.8100', '$36.81'],
    [undefined, '–'],
  ])('shows a price of %j as the shop returns it', async (value, text) => {
    const { drawer } = await opened([wireLine(1, { product_price_value: value })], {
      subtotalAmount: null,
    });
    const line = drawer.getByRole('listitem');
    expect(line.querySelector('.till-mini-cart-line__price')?.textContent).toBe(text);
    expect(drawer.queryByText('Cart Subtotal')).toBeNull();
  });

  it('is busy while the drawer loads, and opens it when its code has loaded', async () => {
    renderInShop(<MiniCart />, { cart: wireCart([wireLine(1)]) });
    const bag = screen.getByRole('button', { name: /^My Cart/ });
    fireEvent.click(bag);
    expect(bag.getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByRole('dialog', { name: 'My Cart' }, LATE)).toBeDefined();
    expect(bag.hasAttribute('aria-busy')).toBe(false);
  });

  it('does not open after Escape has been pressed while its code is loading', async () => {
    const { events } = renderInShop(<MiniCart />, { cart: wireCart([wireLine(1)]) });
    const bag = screen.getByRole('button', { name: /^My Cart/ });
    fireEvent.keyDown(bag, { key: 'Escape' });
    fireEvent.click(bag);
    fireEvent.keyDown(bag, { key: 'Escape' });
    fireEvent.keyDown(bag, { key: 'Escape' });
    expect(bag.hasAttribute('aria-busy')).toBe(false);
    expect(events.map(({ name }) => name)).toEqual(['till-cart-opened', 'till-cart-closed']);
    await act(() => import('../../../../../src/features/cart/mini-cart/MiniCartDrawer'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens and closes, fires events, and restores the focus [MINI-05][MODAL-02]', async () => {
    const { drawer, user, events } = await opened([wireLine(1)]);
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^My Cart/ }));
    expect(events.map(({ name }) => name)).toEqual(['till-cart-opened', 'till-cart-closed']);
  });

  it('renders the visible lines when the icon gets the focus, and the rest once open', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => wireLine(index + 1));
    const { user } = renderInShop(<MiniCart />, { cart: wireCart(lines) });
    const renderedLines = () => document.querySelectorAll('.till-mini-cart-line').length;
    await user.tab();
    await waitFor(() => {
      expect(renderedLines()).toBeGreaterThan(0);
    }, LATE);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(renderedLines()).toBeLessThan(9);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(renderedLines()).toBe(9);
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.blur(screen.getByRole('button', { name: /^My Cart/ }));
    await waitFor(() => {
      expect(renderedLines()).toBe(0);
    });
  });

  it.each<[string, number, number, Partial<ShopConfig>, { maxItems?: number }]>([
    ['as many lines as the page says', 7, 4, { maxItemsToDisplay: 4 }, {}],
    [
      'the number of the attribute before the page’s',
      7,
      5,
      { maxItemsToDisplay: 4 },
      { maxItems: 5 },
    ],
    ['ten without either', 12, 10, {}, {}],
    ['all of as many as are allowed', 4, 4, { maxItemsToDisplay: 4 }, {}],
  ])('lists at most %s and links to the rest [MINI-01]', async (_, lines, listed, shop, own) => {
    const cart = wireCart(Array.from({ length: lines }, (__, index) => wireLine(index + 1)));
    const { user } = renderInShop(<MiniCart {...own} />, { cart, shop });
    await user.click(screen.getByRole('button', { name: /^My Cart/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'My Cart' }, LATE));
    await waitFor(() => {
      expect(drawer.getAllByRole('listitem')).toHaveLength(listed);
    });
    const rest = drawer.queryByRole('link', { name: `See all ${String(lines)} items` });
    const address = rest?.getAttribute('href') ?? null;
    expect(address).toBe(listed < lines ? 'https://shop.example/checkout/cart/' : null);
  });

  describe('the height of its list', () => {
    const heightOf = async (
      lines: number,
      element = <MiniCart />,
      shop: Partial<ShopConfig> = {},
    ) => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
        DOMRect.fromRect({ height: 100 }),
      );
      const cart = wireCart(Array.from({ length: lines }, (_, index) => wireLine(index + 1)));
      const { user } = renderInShop(element, { cart, shop });
      await user.click(screen.getByRole('button', { name: /^My Cart/ }));
      const drawer = within(await screen.findByRole('dialog', { name: 'My Cart' }, LATE));
      const list = drawer.getByRole('list');
      const height = () => list.style.getPropertyValue('--_lines-height');
      return { early: height(), height };
    };

    afterEach(() => {
      vi.restoreAllMocks();
    });

    it.each([
      [5, '380px'],
      [2, '280px'],
      [1, '140px'],
    ])('shows three of %i lines and the offset: %s [MINI-02][MINI-12]', async (lines, expected) => {
      const { height } = await heightOf(lines);
      await waitFor(() => {
        expect(height()).toBe(expected);
      });
    });

    it('is that of as many lines as configured [MINI-02]', async () => {
      const { height } = await heightOf(7, <MiniCart />, { maxItemsVisible: 5 });
      await waitFor(() => {
        expect(height()).toBe('580px');
      });
    });

    it('takes its offsets from the attributes [MINI-12]', async () => {
      const { height } = await heightOf(4, <MiniCart scrollOffset={10} />);
      await waitFor(() => {
        expect(height()).toBe('310px');
      });
    });

    it('is set 100 ms after the lines were rendered [MINI-13]', async () => {
      const timers = vi.spyOn(window, 'setTimeout');
      const { early } = await heightOf(4);
      expect(early).toBe('');
      expect(timers.mock.calls.map(([, delay]) => delay)).toContain(100);
    });
  });

  it('shows names as text, and the line’s options and price', async () => {
    const { drawer } = await opened([
      wireLine(1, {
        product_name: 'Salt &amp; Stars',
        options: [{ label: 'Format', value: '<b>Hardcover</b>' }],
      }),
    ]);
    expect(drawer.getByRole('link', { name: 'Salt & Stars' })).toBeDefined();
    expect(drawer.getByRole('listitem').textContent).toContain('$10.00');
    expect(drawer.getByRole('listitem').querySelector('b')).toBeNull();
  });

  it('sends a new quantity immediately and shows it before the server responds [MINI-03]', async () => {
    const { drawer, user, sent, events } = await opened([wireLine(7)]);
    await user.click(drawer.getByRole('button', { name: 'Increase quantity' }));
    await user.click(drawer.getByRole('button', { name: 'Increase quantity' }));
    expect(sent('cart/lineQuantityChanged').map((action) => action['payload'])).toEqual([
      { itemId: '7', qty: 2 },
      { itemId: '7', qty: 3 },
    ]);
    expect(drawer.getByRole<HTMLInputElement>('textbox').value).toBe('3');
    expect(drawer.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
    expect(events.at(-1)).toEqual({
      name: 'till-quantity-changed',
      detail: { itemId: '7', sku: 'B7', qty: 3, previousQty: 2 },
    });
  });

  it.each([
    [undefined, 12, [13, 14]],
    [{ min: 6, max: 24, step: 6 }, 12, [18, 24]],
    [{ min: '0.5', step: 0.25 }, 0.5, [0.75, 1]],
    [{ max: 10_000 }, 99, [100, 101]],
    [{ min: -6, max: 0, step: -1 }, 2, [3, 4]],
  ])('steps by the limits that the line has, %o [QTY-01]', async (till_quantity, qty, sums) => {
    const { drawer, user, sent } = await opened([wireLine(7, { qty, till_quantity })]);
    const more = drawer.getByRole('button', { name: 'Increase quantity' });
    await user.click(more);
    await user.click(more);
    expect(sent('cart/lineQuantityChanged').map((action) => action['payload'])).toEqual(
      sums.map((sum) => ({ itemId: '7', qty: sum })),
    );
  });

  it('shows a rejection at its line until dismissed, and the old quantity [MINI-17]', async () => {
    const { drawer, user, store } = await opened([wireLine(7), wireLine(8)]);
    act(() => {
      store.dispatch(lineRefused({ itemId: '8', error: 'The requested qty is not available' }));
    });
    const [, second] = drawer.getAllByRole('listitem');
    const line = within(second ?? document.body);
    const alert = line.getByRole('alert');
    expect(alert.textContent).toContain('The requested qty is not available');
    expect(line.getByRole('textbox').getAttribute('aria-describedby')).toBe(alert.id);
    await user.click(line.getByRole('button', { name: 'Close' }));
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it('removes a line immediately [MINI-04]', async () => {
    const { drawer, user, sent, events } = await opened([wireLine(1), wireLine(2)]);
    await user.click(drawer.getByRole('button', { name: 'Remove item: Book 2' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('cart/lineRemoved').map((action) => action['payload'])).toEqual([{ itemId: '2' }]);
    expect(events.map(({ name }) => name)).toContain('till-item-removed');
  });

  it('asks for confirmation before it removes a line with `confirm-removal` [CART-04]', async () => {
    const { drawer, user, sent, events } = await opened(
      [wireLine(1), wireLine(2)],
      {},
      <MiniCart confirmRemoval />,
    );
    const remove = drawer.getByRole('button', { name: 'Remove item: Book 2' });
    const question = () =>
      within(
        screen.getByRole('alertdialog', {
          description: 'Are you sure you would like to remove this item from the shopping cart?',
        }),
      );
    await user.click(remove);
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(sent('cart/lineRemoved')).toEqual([]);
    expect(events.map(({ name }) => name)).not.toContain('till-item-removed');
    await user.click(remove);
    await user.click(question().getByRole('button', { name: 'OK' }));
    expect(sent('cart/lineRemoved').map((action) => action['payload'])).toEqual([{ itemId: '2' }]);
    expect(events.at(-1)).toEqual({
      name: 'till-item-removed',
      detail: { itemId: '2', sku: 'B2', qty: 1 },
    });
  });

  it('keeps the focus in the drawer when the focused line is removed', async () => {
    const { drawer, store } = await opened([wireLine(1), wireLine(2)]);
    drawer.getByRole('button', { name: 'Remove item: Book 2' }).focus();
    act(() => {
      store.dispatch(sectionsRead({ cart: wireCart([wireLine(1)]) }));
      store.dispatch(lineSettled({ itemId: '2' }));
    });
    expect(document.activeElement).toBe(drawer.getByRole('list'));
  });

  it('announces a change of the cart, not its opening', async () => {
    const { drawer, store } = await opened([wireLine(1), wireLine(2)]);
    const [status] = drawer.getAllByRole('status');
    expect(status?.textContent).toBe('');
    act(() => {
      store.dispatch(sectionsRead({ cart: wireCart([wireLine(1)]) }));
    });
    expect(status?.textContent).toBe('1 Item in Cart. Cart Subtotal: $10.00');
  });

  it('links back to the shop when empty', async () => {
    const { drawer, user } = await opened([]);
    expect(drawer.getByText('You have no items in your shopping cart.')).toBeDefined();
    expect(drawer.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
    const onward = drawer.getByRole('button', { name: 'Continue Shopping' });
    expect(onward.className, 'the one way on').toContain('primary');
    await user.click(onward);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a retry when the cart could not be loaded', async () => {
    const { user, store, sent } = renderInShop(<MiniCart />);
    await user.click(screen.getByRole('button', { name: 'My Cart' }));
    expect(await screen.findByText('Loading...')).toBeDefined();
    act(() => {
      store.dispatch(sectionsFailed({ names: ['cart'], error: { kind: 'network' } }));
    });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(sent('sections/sectionsRetried')).toHaveLength(1);
  });
});

describe('a line that was removed in the drawer', () => {
  const taken = {
    itemId: '2',
    productId: '2',
    sku: 'B2',
    name: 'Book 2',
    qty: 3,
    url: 'https://shop.example/book-2.html',
    nextId: '3',
    request: [['product', '2']] as const,
  };

  async function removed(more: Partial<typeof taken> | { request: null } = {}) {
    const view = await opened([wireLine(1), wireLine(2), wireLine(3)]);
    view.drawer.getByRole('button', { name: 'Remove item: Book 2' }).focus();
    act(() => {
      view.store.dispatch(removalConfirmed({ ...taken, ...more }));
    });
    return view;
  }

  it('leaves a focused undo button in its place, and is announced', async () => {
    const { drawer, store, user, sent, events } = await removed();
    const [first, place, last] = drawer.getAllByRole('listitem');
    expect(first?.textContent).toContain('Book 1');
    expect(place?.textContent).toContain('Book 2 was removed.');
    expect(last?.textContent).toContain('Book 3');
    const undo = drawer.getByRole('button', { name: 'Undo', description: 'Book 2 was removed.' });
    expect(document.activeElement).toBe(undo);
    expect(
      drawer
        .getAllByRole('status')
        .some(({ textContent }) => /Book 2 was removed\. 3 Items/.test(textContent)),
    ).toBe(true);
    await user.keyboard('{Enter}');
    expect(sent('removed/removalUndone')).toHaveLength(1);
    expect(events.at(-1)).toEqual({
      name: 'till-item-restored',
      detail: { itemId: '2', sku: 'B2', qty: 3 },
    });
    expect(undo.getAttribute('aria-busy')).toBe('true');
    await user.keyboard('{Enter}');
    expect(sent('removed/removalUndone')).toHaveLength(1);
    act(() => {
      store.dispatch(undoRefused({ error: 'Sold out.', previousQty: null }));
    });
    expect(drawer.getByRole('alert').textContent).toContain('Sold out.');
    expect(drawer.getByRole('button', { name: 'Undo' })).toBe(document.activeElement);
  });

  it('moves the focus to the list when it is restored', async () => {
    const { drawer, store } = await removed();
    act(() => {
      store.dispatch(lineRestored());
    });
    expect(document.activeElement).toBe(drawer.getByRole('list', { name: 'Items in Cart' }));
  });

  it('links to its product when its options are unknown, and offers nothing without a product page', async () => {
    const { drawer, store } = await removed({ request: null });
    const link = drawer.getByRole('link', { name: 'Choose again' });
    expect(link.getAttribute('href')).toBe(taken.url);
    expect(document.activeElement).toBe(link);
    act(() => {
      store.dispatch(removalConfirmed({ ...taken, url: null, request: null }));
    });
    expect(drawer.queryByRole('link', { name: 'Choose again' })).toBeNull();
    expect(drawer.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be restored in an empty cart until the drawer closes [MINI-05]', async () => {
    const { drawer, store, user } = await removed();
    act(() => {
      store.dispatch(sectionsRead({ cart: wireCart([]) }));
    });
    expect(drawer.getByText('You have no items in your shopping cart.')).toBeDefined();
    expect(drawer.getByRole('button', { name: 'Undo' })).toBe(document.activeElement);
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(selectOffer(store.getState() as TillState)).toBeNull();
  });
});
