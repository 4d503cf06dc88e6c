import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartPage } from '../../../../../src/features/cart/cart-page/CartPage';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { lineRefused, selectHasUnsaved } from '../../../../../src/state/cart/cart-slice';
import { removalConfirmed } from '../../../../../src/state/cart/removed-slice';
import { lineSettled } from '../../../../../src/state/shared/cart-facts';
import { messageShown } from '../../../../../src/state/messages/messages-slice';
import { totalsNotReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { sectionsFailed, sectionsRead } from '../../../../../src/state/sections/sections-slice';
import { someTotals } from '../../shared/totals';
import { renderInShop, wireCart, wireLine } from '../cart-shop';

const twoLines = [wireLine(1), wireLine(2, { message: 'There are no source items' })];

const renderPage = (more: Parameters<typeof renderInShop>[1] = {}, page = <CartPage />) =>
  renderInShop(page, { cart: wireCart(twoLines), totals: someTotals, ...more });

const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name));
  return within(row ?? document.body);
};

describe('CartPage', () => {
  it('requests fresh totals', () => {
    const { sent } = renderInShop(<CartPage />);
    expect(sent('quote/totalsWanted')).toHaveLength(1);
    expect(screen.getByText('Loading...')).toBeDefined();
  });

  it('shows each line with the server’s amounts and message [CART-01]', () => {
    renderPage();
    expect(rowOf('Book 1').getAllByText('$10.00')).toHaveLength(2);
    expect(rowOf('Book 2').getByText('There are no source items')).toBeDefined();
    expect(rowOf('Book 1').queryByText('There are no source items')).toBeNull();
  });

  it('shows item prices with tax where the shop does', () => {
    renderPage({
      checkout: {
        selectedShippingMethod: null,
        taxDisplay: {
          shipping: 'excluding',
          totals: 'excluding',
          itemPrice: 'including',
          isFullSummary: false,
          isZeroTaxDisplayed: false,
          includeTaxInGrandTotal: false,
        },
      },
    });
    expect(rowOf('Book 1').getAllByText('$10.80')).toHaveLength(2);
  });

  it('has no column for row totals on a page without a quote [CONF-01]', () => {
    renderInShop(<CartPage />, { cart: wireCart(twoLines) });
    expect(rowOf('Book 1').getByText('$10.00')).toBeDefined();
    expect(screen.queryByText('Subtotal')).toBeNull();
    expect(screen.getAllByText('Cart Subtotal').length).toBeGreaterThan(0);
  });

  it('lists the lines oldest first, as the server’s page and the checkout do [CART-01]', () => {
    const three = [wireLine(7), wireLine(5), wireLine(3)];
    const { store } = renderPage({ cart: wireCart(three) });
    const names = () =>
      screen
        .getAllByRole('listitem')
        .map((item) => /Book \d(?: was removed)?/.exec(item.textContent)?.[0]);
    expect(names()).toEqual(['Book 3', 'Book 5', 'Book 7']);
    const removed = { productId: '5', sku: '', name: 'Book 5', qty: 1, url: null, request: null };
    const remove = (itemId: string, nextId: string | null) => {
      act(() => {
        store.dispatch(removalConfirmed({ ...removed, itemId, nextId }));
      });
    };
    remove('5', '3');
    expect(names()).toEqual(['Book 3', 'Book 5 was removed', 'Book 7']);
    remove('3', null);
    expect(names()[0]).toBe('Book 5 was removed');
  });

  it.each([
    ['configurable', [{ label: 'Format', value: 'Hardcover' }]],
    ['simple', []],
  ])('links to the page that edits a %s line', (_kind, options) => {
    renderPage({
      cart: wireCart([wireLine(1, { options })]),
    });
    expect(screen.getByRole('link', { name: 'Edit item: Book 1' }).getAttribute('href')).toBe(
      'https://shop.example/checkout/cart/configure/id/1/',
    );
  });

  it('removes a line without confirmation, since it can be restored', async () => {
    const { user, sent, events } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Remove item: Book 1' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('cart/lineRemoved').map((action) => action['payload'])).toEqual([{ itemId: '1' }]);
    expect(events.map(({ name }) => name)).toEqual(['till-item-removed']);
  });

  it('asks for confirmation before a line is removed with `confirm-removal` [CART-04]', async () => {
    const { user, sent } = renderPage({}, <CartPage confirmRemoval />);
    await user.click(screen.getByRole('button', { name: 'Remove item: Book 1' }));
    expect(sent('cart/lineRemoved')).toEqual([]);
    const question = screen.getByRole('alertdialog', {
      description: 'Are you sure you would like to remove this item from the shopping cart?',
    });
    await user.click(within(question).getByRole('button', { name: 'OK' }));
    expect(sent('cart/lineRemoved').map((action) => action['payload'])).toEqual([{ itemId: '1' }]);
  });

  it('asks for confirmation before the cart is emptied, and lists all its lines [CART-01][CART-03]', async () => {
    const { user, sent, events } = renderPage();
    const clear = screen.getByRole('button', { name: 'Clear Shopping Cart' });
    const question = () =>
      within(
        screen.getByRole('alertdialog', {
          description: 'Are you sure you want to remove all items from your shopping cart?',
        }),
      );
    await user.click(clear);
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(sent('cart/cartEmptied')).toEqual([]);
    await user.click(clear);
    await user.click(question().getByRole('button', { name: 'OK' }));
    expect(sent('cart/cartEmptied').map((action) => action['payload'])).toEqual([['2', '1']]);
    expect(events).toEqual([{ name: 'till-cart-cleared', detail: undefined }]);
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['status'])).toEqual([
      'removing',
      'removing',
    ]);
  });

  it('shows once why the cart cannot be ordered', () => {
    renderPage({ cart: wireCart(twoLines, { possible_onepage_checkout: false }) });
    expect(screen.getAllByText(/cannot be ordered as they are/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
  });

  it('links back to the shop when the last line is removed [CART-01]', () => {
    const { store } = renderPage();
    act(() => {
      store.dispatch(sectionsRead({ cart: wireCart([]) }));
    });
    expect(screen.getByText('You have no items in your shopping cart.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe(
      'https://shop.example/',
    );
  });

  it('shows the messages of the cart', () => {
    const { store } = renderPage();
    act(() => {
      store.dispatch(messageShown({ area: 'cart', type: 'error', text: 'That did not work.' }));
    });
    expect(screen.getByRole('alert').textContent).toContain('That did not work.');
  });

  it('offers a retry when the cart could not be loaded', async () => {
    const { user, store, sent } = renderInShop(<CartPage />);
    act(() => {
      store.dispatch(sectionsFailed({ names: ['cart'], error: { kind: 'timeout' } }));
    });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(sent('sections/sectionsRetried')).toHaveLength(1);
  });

  it('marks totals and mobile bar as busy while newer totals load [RATE-16]', () => {
    const { store } = renderPage();
    const busy = () =>
      screen
        .getAllByText('Order Total')
        .map((label) => label.closest('[aria-busy]')?.getAttribute('aria-busy') ?? null);
    expect(busy()).toEqual([null, null]);
    act(() => {
      store.dispatch(totalsRequested());
    });
    expect(busy()).toEqual(['true', 'true']);
  });

  it('offers a retry when the totals could not be loaded [RATE-16]', async () => {
    const { user, store, sent } = renderPage();
    act(() => {
      store.dispatch(totalsRequested());
      store.dispatch(totalsNotReceived({ number: 1, failed: true }));
    });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(sent('quote/totalsWanted')).toHaveLength(2);
    expect(screen.getAllByText('$9.72').length).toBeGreaterThan(0);
  });

  it('shows the cart’s own subtotal on a page without a quote', () => {
    renderInShop(<CartPage />, { cart: wireCart(twoLines) });
    expect(screen.getAllByText('$20.00').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Apply Discount Code' })).toBeNull();
  });

  describe('typed quantities', () => {
    const typeInto = async (user: UserEvent, name: string, text: string) => {
      const field = rowOf(name).getByRole('textbox');
      await user.clear(field);
      await user.type(field, text);
    };
    const update = () => screen.queryByRole('button', { name: 'Update Shopping Cart' });

    it('stay unsaved until the cart is updated [CART-01][CART-05]', async () => {
      const { user, sent, store } = renderPage();
      expect(update()).toBeNull();
      expect(selectHasUnsaved(store.getState() as Parameters<typeof selectHasUnsaved>[0])).toBe(
        false,
      );
      await typeInto(user, 'Book 1', '4');
      await typeInto(user, 'Book 2', '3');
      expect(selectHasUnsaved(store.getState() as Parameters<typeof selectHasUnsaved>[0])).toBe(
        true,
      );
      expect(sent('cart/lineQuantityChanged')).toEqual([]);
      await user.click(update() ?? document.body);
      expect(sent('cart/cartUpdated')).toHaveLength(1);
      expect(rowOf('Book 1').getByRole<HTMLInputElement>('textbox').value).toBe('4');
    });

    it('keep the focus on the button while they are saved, then move it to the lines [CART-01][CART-09]', async () => {
      const { user, store } = renderPage();
      await typeInto(user, 'Book 1', '4');
      await user.click(update() ?? document.body);
      expect(document.activeElement).toBe(update());
      expect(update()?.getAttribute('aria-busy')).toBe('true');
      act(() => {
        store.dispatch(lineSettled({ itemId: '1' }));
      });
      expect(update()).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Items in Cart' }));
    });

    it('count as saved when the old number is restored [CART-05]', async () => {
      const { user, store } = renderPage();
      await typeInto(user, 'Book 1', '4');
      await typeInto(user, 'Book 1', '1');
      expect(selectHasUnsaved(store.getState() as Parameters<typeof selectHasUnsaved>[0])).toBe(
        false,
      );
      expect(update()).toBeNull();
    });

    it('out of range disable the button and its clicks [QTY-04][QTY-05][CART-09]', async () => {
      const { user, sent } = renderPage();
      await typeInto(user, 'Book 1', '4');
      await typeInto(user, 'Book 2', '100');
      expect(rowOf('Book 2').getByText('You may only order 99 units')).toBeDefined();
      expect(update()?.getAttribute('aria-disabled')).toBe('true');
      await user.click(update() ?? document.body);
      expect(sent('cart/cartUpdated')).toEqual([]);
    });

    it('are reverted with an alert at the line when the shop rejects them [CART-12][CART-13]', async () => {
      const { user, store } = renderPage();
      await typeInto(user, 'Book 1', '40');
      await user.click(update() ?? document.body);
      act(() => {
        store.dispatch(lineRefused({ itemId: '1', error: 'Not so many' }));
      });
      expect(rowOf('Book 1').getByRole<HTMLInputElement>('textbox').value).toBe('1');
      expect(rowOf('Book 1').getByRole('alert').textContent).toContain('Not so many');
    });
  });

  describe('a long cart', () => {
    const assign = vi.fn();
    let putBack = (): void => undefined;
    beforeEach(() => {
      assign.mockClear();
      putBack = replaceNavigator({ assign });
    });
    afterEach(() => {
      putBack();
      window.history.replaceState(null, '', '/');
    });
    const many = Array.from({ length: 45 }, (_, index) => wireLine(index + 1));
    const renderLong = (view = <CartPage />) => renderInShop(view, { cart: wireCart(many) });
    const lineCount = () => screen.getAllByRole('listitem').length;
    const leave = async (user: UserEvent) => {
      await user.type(screen.getAllByRole('textbox')[0] ?? document.body, '7');
      await user.click(screen.getByRole('link', { name: 'Page 2' }));
      return within(
        screen.getByRole('alertdialog', { name: 'Are you sure you want to leave the page?' }),
      );
    };

    it('is split into linked pages [CART-02]', () => {
      window.history.replaceState(null, '', '/?p=3');
      renderLong();
      expect(lineCount()).toBe(5);
      const links = within(screen.getByRole('navigation', { name: 'Page' })).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
        '',
        '?p=2',
        '?p=3',
      ]);
      expect(links[2]?.getAttribute('aria-current')).toBe('page');
    });

    it('is shown on one page with page-size 0, visible lines first', async () => {
      renderLong(<CartPage pageSize={0} />);
      expect(lineCount(), 'those in sight at once').toBe(8);
      await waitFor(() => {
        expect(lineCount()).toBe(45);
      });
      expect(screen.queryByRole('navigation')).toBeNull();
    });

    it('asks for confirmation before a page link discards unsaved quantities [CART-06][CART-07][CART-08]', async () => {
      const { user, store } = renderLong();
      const question = await leave(user);
      expect(question.getByText('Changes you made to the cart will not be saved.')).toBeDefined();
      await user.click(question.getByRole('button', { name: 'Cancel' }));
      expect(assign).not.toHaveBeenCalled();
      expect(selectHasUnsaved(store.getState() as Parameters<typeof selectHasUnsaved>[0])).toBe(
        true,
      );
    });

    it('follows the link when the shopper confirms [CART-08]', async () => {
      const { user, store } = renderLong();
      const question = await leave(user);
      await user.click(question.getByRole('button', { name: 'Leave' }));
      expect(assign.mock.calls).toEqual([[expect.stringMatching(/\?p=2$/)]]);
      expect(selectHasUnsaved(store.getState() as Parameters<typeof selectHasUnsaved>[0])).toBe(
        false,
      );
    });

    it('does not ask for confirmation when everything is saved [CART-06]', async () => {
      const { user } = renderLong();
      const stay = (event: Event) => {
        event.preventDefault();
      };
      document.addEventListener('click', stay);
      await user.click(screen.getByRole('link', { name: 'Page 2' }));
      document.removeEventListener('click', stay);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });
});
