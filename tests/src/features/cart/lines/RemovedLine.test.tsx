import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RemovedFromEmpty, RemovedLine } from '../../../../../src/features/cart/lines/RemovedLine';
import {
  removalConfirmed,
  undoRefused,
  type Offer,
} from '../../../../../src/state/cart/removed-slice';
import { renderInShop, wireCart } from '../cart-shop';

const removal = {
  itemId: '1',
  productId: '1',
  sku: 'B1',
  name: 'Book 1',
  url: 'https://shop.example/book-1.html',
  qty: 2,
  nextId: null,
  request: [['product', '1']],
} as const;

function open(changes: Partial<Offer> = {}, view = <RemovedLine />) {
  const result = renderInShop(view, { cart: wireCart([]) });
  act(() => {
    result.store.dispatch(removalConfirmed({ ...removal, ...changes }));
  });
  return result;
}

describe('RemovedLine', () => {
  it('offers to undo the removal, and has the focus, which the line has lost', async () => {
    const { user, sent, events } = open();
    expect(screen.getByText('Book 1 was removed.')).toBeDefined();
    const undo = screen.getByRole('button', { name: 'Undo', description: 'Book 1 was removed.' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(sent('removed/removalUndone')).toHaveLength(1);
    expect(undo.getAttribute('aria-busy'), 'until the shop responds').toBe('true');
    expect(events).toEqual([
      { name: 'till-item-restored', detail: { itemId: '1', sku: 'B1', qty: 2 } },
    ]);
  });

  it('leaves the focus where the shopper has put it', () => {
    const other = document.createElement('input');
    document.body.append(other);
    other.focus();
    open();
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  it('links to the product when its options are unknown', () => {
    open({ request: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toBe(
      removal.url,
    );
  });

  it('offers nothing for a product without a page of its own', () => {
    open({ request: null, url: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Book 1 was removed.')).toBeDefined();
  });

  it('shows why the shop refuses, also in an empty cart', () => {
    const { store } = open({}, <RemovedFromEmpty />);
    act(() => {
      store.dispatch(undoRefused({ error: 'Sold out.', previousQty: null }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Sold out.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('is nothing without a removal', () => {
    const { container } = renderInShop(
      <>
        <RemovedLine />
        <RemovedFromEmpty />
      </>,
    );
    expect(container.textContent).toBe('');
  });
});
