import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startPage } from '../../../elements/bootstrap';
import '../../../elements/catalog/till-instant-purchase';
import { purchaseSettled } from '../../../src/state/instant-purchase/instant-purchase-slice';
import { sectionsRead } from '../../../src/state/sections/sections-slice';
import { json, mockShop, sent } from '../../src/state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const section = {
  data_id: 1,
  available: true,
  paymentToken: { publicHash: 'a1b2', summary: 'Visa: 4242 (expires: 12/2030)' },
  shippingAddress: { id: 12, summary: 'Jane Doe, <b>1</b> Sunset Blvd' },
  billingAddress: { id: 13, summary: 'Jane Doe, 2 Bill Street' },
  shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat Rate - Fixed' },
};
const NUMBER = 'Your order number is: 000000012.';

const orders = () => sent.filter(({ path }) => path.includes('instantpurchase'));
const events: string[] = [];
const heard = (event: Event) => {
  if (event instanceof CustomEvent) events.push(`${event.type} ${JSON.stringify(event.detail)}`);
};

/** A product form with the element below its button. */
async function open(fields = '', data: object = section, productId = '60') {
  document.body.innerHTML = `<form action="/checkout/cart/add/product/${productId}/" method="post">
    <input type="hidden" name="product" value="${productId}">
    <input type="hidden" name="form_key" value="of a cached page">${fields}
    <button type="submit" class="tocart">Add to Cart</button>
    <till-instant-purchase></till-instant-purchase></form>`;
  await waitFor(() => {
    expect(document.querySelector('.till-instant-purchase')).not.toBeNull();
  });
  act(() => {
    startPage().store.dispatch(sectionsRead({ 'instant-purchase': { ...data } }));
  });
  return { user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Instant Purchase' });

beforeEach(() => {
  events.length = 0;
  document.addEventListener('till-purchase-placed', heard);
  document.addEventListener('till-purchase-refused', heard);
  mockShop((_request, path) =>
    path.includes('instantpurchase')
      ? json({ response: NUMBER })
      : json({ messages: { data_id: 2, messages: [{ type: 'success', text: NUMBER }] } }),
  );
});
afterEach(() => {
  document.removeEventListener('till-purchase-placed', heard);
  document.removeEventListener('till-purchase-refused', heard);
});

describe('the button', () => {
  it('shows only when the customer can buy at once [INST-01]', async () => {
    await open('', { data_id: 1, available: false });
    expect(screen.queryByRole('button', { name: 'Instant Purchase' })).toBeNull();
    act(() => {
      startPage().store.dispatch(sectionsRead({ 'instant-purchase': { ...section } }));
    });
    expect(button().getAttribute('type')).toBe('button');
  });

  it('opens no dialog while a required option is missing, and reports it [INST-02]', async () => {
    const { user } = await open(
      '<label for="size">Size</label><input id="size" name="options[3]" required>',
    );
    await user.click(button());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    screen.getByText('Size: This is a required field.');
    expect(document.activeElement).toBe(screen.getByLabelText('Size'));
    await user.type(screen.getByLabelText('Size'), 'L');
    expect(screen.queryByText(/required field/)).toBeNull();
    await user.click(button());
    screen.getByRole('alertdialog');
  });
});

describe('the dialog', () => {
  it('shows the card, both addresses and the shipping method, as text [INST-01]', async () => {
    const { user } = await open();
    await user.click(button());
    const dialog = screen.getByRole('alertdialog', {
      name: 'Instant Purchase Confirmation',
      description: /^Are you sure you want to place order and pay\?/,
    });
    const facts = within(dialog).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Visa: 4242 (expires: 12/2030)',
      'Jane Doe, <b>1</b> Sunset Blvd',
      'Flat Rate - Fixed',
      'Jane Doe, 2 Bill Street',
    ]);
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  });

  it('sends nothing when it is cancelled [INST-01]', async () => {
    const { user } = await open();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(orders()).toEqual([]);
  });

  it('orders what it shows with the form’s data, once for a double press [INST-01][INST-03]', async () => {
    const { user } = await open('<input name="qty" value="2">');
    await user.click(button());
    act(() => {
      startPage().store.dispatch(
        sectionsRead({
          'instant-purchase': { ...section, billingAddress: { id: 99, summary: 'Another' } },
        }),
      );
    });
    expect(screen.queryByText('Another')).toBeNull();
    await user.dblClick(screen.getByRole('button', { name: 'OK' }));
    await screen.findByText(NUMBER);
    expect(orders()).toHaveLength(1);
    const body = Object.fromEntries(orders()[0]?.body as FormData);
    expect(body).toMatchObject({
      product: '60',
      qty: '2',
      instant_purchase_billing_address: '13',
    });
    expect(body.form_key, 'the visitor’s own').not.toBe('of a cached page');
    expect(events).toEqual(['till-purchase-placed {"productId":"60"}']);
  });
});

describe('while an order of the product may be under way', () => {
  const WARNING = /We do not know yet whether your order was placed/;
  const attempt = () => {
    const entry = { '61': { startedAt: Date.now() } };
    localStorage.setItem('till-instant-purchases', JSON.stringify(entry));
  };
  const again = () => screen.getByRole('button', { name: 'Order Again Instead' });

  afterEach(() => {
    localStorage.clear();
  });

  it('says so after a reload, and orders again only when that is confirmed [INST-04]', async () => {
    mockShop((_request, path) =>
      path.includes('instantpurchase')
        ? json({ response: NUMBER })
        : json({ messages: { data_id: 2, messages: [] } }),
    );
    attempt();
    const { user } = await open('', section, '61');
    await screen.findByText(WARNING);
    expect(screen.queryByRole('button', { name: 'Instant Purchase' })).toBeNull();
    await user.click(again());
    const dialog = screen.getByRole('alertdialog', { description: WARNING });
    expect(within(dialog).queryByRole('button', { name: 'OK' })).toBeNull();
    expect(orders()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Order Again Instead' }));
    await screen.findByText(NUMBER);
    expect(orders()).toHaveLength(1);
    expect(button()).toBeTruthy();
  });

  it('is an ordinary button again once that order has ended [INST-04]', async () => {
    const { user } = await open();
    act(() => {
      startPage().store.dispatch(purchaseSettled({ productId: '60', status: 'unknown' }));
    });
    again();
    act(() => {
      startPage().store.dispatch(purchaseSettled({ productId: '60', status: 'refused' }));
    });
    expect(events).toEqual(['till-purchase-refused {"productId":"60"}']);
    await user.click(button());
    expect(screen.getByRole('alertdialog').textContent).not.toMatch(WARNING);
  });
});
