import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shippingSaved, stepEntered } from '../../../../../src/state/checkout/checkout-actions';
import { totalsReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { config, renderCheckout, totals } from '../checkout-fixture';

const summary = () => screen.getByRole('complementary', { name: 'Order Summary' });

it('shows the total in the bar that expands the rest [SUMM-01]', async () => {
  renderCheckout();
  const bar = within(summary()).getByRole('button', { name: /Order Summary.*\$208\.16/ });
  expect(bar.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(bar);
  expect(bar.getAttribute('aria-expanded')).toBe('true');
});

it('lists the last lines only, and links to all [SUMM-03]', async () => {
  renderCheckout({ config: { ...config, maxCartItemsToDisplay: 2 } });
  await userEvent.click(within(summary()).getByRole('button', { name: /Order Summary/ }));
  const names = within(summary())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toEqual([expect.stringContaining('Lamp'), expect.stringContaining('Book')]);
  expect(within(summary()).getByRole('link')).toHaveProperty('href', config.cartUrl);
});

it.each([
  [true, '5 Items in Cart'],
  [false, '3 Items in Cart'],
])('counts units or lines, as configured [SUMM-04] %s', (useQty, text) => {
  renderCheckout({ config: { ...config, useQty } });
  expect(within(summary()).getByText(text)).toBeTruthy();
});

it('shows a title that looks like a tag completely [TEXT-06]', () => {
  const [first, ...others] = config.items;
  if (first === undefined) throw new Error('the fixture has no items');
  const items = [{ ...first, name: '"Quoted" & <Odd> Tales' }, ...others];
  renderCheckout({ config: { ...config, items } });
  expect(summary().textContent).toContain('"Quoted" & <Odd> Tales');
});

it('lists the lines at every step without a second expander [SUMM-02]', async () => {
  const { store } = renderCheckout();
  await userEvent.click(within(summary()).getByRole('button', { name: /Order Summary/ }));
  const names = () => within(summary()).getAllByRole('listitem').length;
  const buttons = () => within(summary()).getAllByRole('button').length;
  expect([names(), buttons()]).toEqual([config.items.length, 1]);
  act(() => {
    store.dispatch(shippingSaved({ methods: [], billingAddress: null, sameAsShipping: true }));
    store.dispatch(stepEntered('payment'));
  });
  expect([names(), buttons()]).toEqual([config.items.length, 1]);
});

it('leaves out the summary with `without-summary`', () => {
  renderCheckout({ withoutSummary: true });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('updates with a cart that another window has changed [SUMM-01]', async () => {
  const { store } = renderCheckout({ config: { ...config, isVirtual: true } });
  await userEvent.click(within(summary()).getByRole('button', { name: /Order Summary/ }));
  const line = (itemId: number, name: string) => ({
    itemId,
    name,
    qty: 1,
    price: 5,
    priceInclTax: 5,
    rowTotal: 5,
    rowTotalInclTax: 5,
    discountAmount: 0,
    taxAmount: 0,
    options: [],
  });
  act(() => {
    const items = [line(1, 'Bag'), line(9, 'Mug')];
    store.dispatch(totalsRequested());
    store.dispatch(totalsReceived({ number: 1, totals: { ...totals, items } }));
  });
  const names = within(summary())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toEqual([expect.stringContaining('Bag'), expect.stringContaining('Mug')]);
  expect(within(summary()).getByText('2 Items in Cart')).toBeTruthy();
});

it('shows below the totals what a tax service says about the tax, as text [TAXV-09]', () => {
  const { store } = renderCheckout();
  expect(within(summary()).queryByText(/Reverse charge/)).toBeNull();
  act(() => {
    store.dispatch(totalsRequested());
    store.dispatch(
      totalsReceived({
        number: 1,
        totals: { ...totals, messages: ['Reverse charge', '<b>Import</b>'] },
      }),
    );
  });
  expect(within(summary()).getByText('Reverse charge')).toBeTruthy();
  expect(within(summary()).getByText('<b>Import</b>')).toBeTruthy();
});
