import { afterEach, expect, it, vi } from 'vitest';
import { startPage } from '../../elements/bootstrap';
import { quoteState } from '../../src/state/quote/quote-state';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
});

/** A page without checkout configuration, whose browser has stored a cart with this many units. */
function openPage(count: number): void {
  const cart = { data_id: 1, summary_count: count, items: [] };
  localStorage.setItem('mage-cache-storage', JSON.stringify({ cart }));
  startPage().store.inject(quoteState);
}

it('warns once about the missing totals configuration when the cart has items [CONF-01]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const named = () =>
    warn.mock.calls.filter(([text]) => String(text).includes('has no window.checkoutConfig'));
  openPage(0);
  expect(named(), 'the page of an empty cart prints none').toHaveLength(0);
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  openPage(2);
  openPage(2);
  expect(named()).toHaveLength(1);
});
