import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-multi-checkout';
import { fail } from '../../../src/platform/result';
import { openOrder } from '../../../src/state/order/order-notes';
import { mockShop, sent } from '../../src/state/support/fake-http';
import { renderPage } from '../account/account-page';
import { ADDRESSES, billing, METHODS, OVERVIEW, SHIPPING } from './multi-pages';
import { button, endPage, pressNative, startPage, submitted, TAG } from './multi-support';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

let check: unknown = { success: true };

beforeEach(() => {
  check = { success: true };
  startPage(() => check);
});
afterEach(endPage);

const quantities = () => screen.getAllByLabelText<HTMLInputElement>('Qty');

describe('<till-multi-checkout> on the page of addresses', () => {
  it('sends the rows with the form key once the shop has checked them', async () => {
    await renderPage(ADDRESSES, TAG);
    await userEvent.click(button('Go to Shipping Information'));
    await waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
    expect(submitted[0]).toMatchObject({
      continue: '1',
      new_address: '0',
      form_key: 'abcdefgh12345678',
      'ship[0][582][qty]': '1',
      'ship[0][582][address]': '1',
    });
    expect(sent.map(({ path }) => path)).toContain('multishipping/checkout/checkItems/');
  });

  it('shows a wrong quantity at its field and sends nothing', async () => {
    await renderPage(ADDRESSES, TAG);
    const [first] = quantities();
    await userEvent.clear(first as HTMLInputElement);
    await userEvent.click(button('Go to Shipping Information'));
    await waitFor(() => {
      expect(document.activeElement).toBe(first);
    });
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
    expect(error?.closest('td')).toBe(first?.closest('td'));
    expect(sent).toHaveLength(0);
  });

  it('takes back what the shop has refused once a field is wrong', async () => {
    check = { success: false, error_message: 'The most you may purchase is 3.' };
    await renderPage(ADDRESSES, TAG);
    await userEvent.click(button('Update Qty'));
    await screen.findByRole('alert');
    const [first] = quantities();
    await userEvent.clear(first as HTMLInputElement);
    await userEvent.click(button('Update Qty'));
    await waitFor(() => {
      expect(first?.getAttribute('aria-invalid')).toBe('true');
    });
    expect(document.body.textContent).not.toContain('The most you may purchase is 3.');
  });

  it('shows what the shop refuses, sends nothing, and can be pressed again', async () => {
    check = { success: false, error_message: 'The most you may purchase is 3.' };
    await renderPage(ADDRESSES, TAG);
    await userEvent.click(button('Update Qty'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The most you may purchase is 3.',
    );
    expect(submitted).toHaveLength(0);
    check = { success: true };
    await userEvent.click(button('Update Qty'));
    await waitFor(() => {
      expect(submitted).toMatchObject([{ continue: '0' }]);
    });
  });

  it('steps a quantity, never below 1', async () => {
    await renderPage(ADDRESSES, TAG);
    const group = within(screen.getByRole('group', { name: 'Qty, Mug 1' }));
    await userEvent.click(group.getByRole('button', { name: 'Increase quantity' }));
    expect(quantities()[1]?.value).toBe('2');
    await userEvent.click(group.getByRole('button', { name: 'Decrease quantity' }));
    await userEvent.click(group.getByRole('button', { name: 'Decrease quantity' }));
    expect(quantities()[1]?.value).toBe('1');
  });

  it('sends all items to one address, and again after one of them was changed', async () => {
    await renderPage(ADDRESSES, TAG);
    const all = screen.getByLabelText('Send all items to');
    const rows = screen.getAllByLabelText<HTMLSelectElement>('Send To');
    await userEvent.selectOptions(all, 'London');
    expect(rows.map(({ value }) => value)).toEqual(['2', '2']);
    await userEvent.selectOptions(rows[0] as HTMLElement, 'Austin');
    await userEvent.selectOptions(all, 'London');
    expect(rows.map(({ value }) => value)).toEqual(['2', '2']);
    expect(all.closest('form'), 'the form does not send it').toBeNull();
  });

  it('takes a row out together with what was changed in the others', async () => {
    await renderPage(ADDRESSES, TAG);
    const rows = screen.getAllByLabelText('Send To');
    await userEvent.selectOptions(rows[1] as HTMLElement, 'London');
    const seen = vi.fn();
    document.addEventListener('click', seen);
    await userEvent.click(screen.getAllByText('Remove item')[0] as HTMLElement);
    document.removeEventListener('click', seen);
    await waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
    expect(submitted[0]).toMatchObject({
      continue: '0',
      'ship[0][582][qty]': '0',
      'ship[1][582][address]': '2',
    });
    expect(seen, 'the platform’s script posts the link').not.toHaveBeenCalled();
  });

  it('keeps a row when another one is wrong, and when the shop refuses', async () => {
    await renderPage(ADDRESSES, TAG);
    const [first, second] = quantities();
    await userEvent.clear(second as HTMLInputElement);
    await userEvent.click(screen.getAllByText('Remove item')[0] as HTMLElement);
    await waitFor(() => {
      expect(second?.getAttribute('aria-invalid')).toBe('true');
    });
    expect(first?.value).toBe('1');
    await userEvent.type(second as HTMLInputElement, '1');
    check = { success: false, error_message: 'No.' };
    await userEvent.click(screen.getAllByText('Remove item')[0] as HTMLElement);
    await screen.findByRole('alert');
    expect(first?.value).toBe('1');
    expect(submitted).toHaveLength(0);
  });

  it('saves the rows before a new address is entered', async () => {
    await renderPage(ADDRESSES, TAG);
    await userEvent.click(button('Enter a New Address'));
    await waitFor(() => {
      expect(submitted).toMatchObject([{ continue: '0', new_address: '1' }]);
    });
  });

  it('checks beside the form’s URL where the old front end has taken the configuration', async () => {
    await renderPage(ADDRESSES.replace(/ data-mage-init='[^']*'/, ''), TAG);
    await userEvent.click(button('Update Qty'));
    await waitFor(() => {
      expect(sent.map(({ path }) => path)).toContain('multishipping/checkout/checkItems/');
    });
  });
});

describe('<till-multi-checkout> on the page of shipping methods', () => {
  it('asks for a method of each address at its choice', async () => {
    await renderPage(SHIPPING, TAG);
    expect(await pressNative('Continue to Billing Information')).toBeNull();
    const radios = screen.getAllByRole('radio');
    expect(document.activeElement).toBe(radios[0]);
    expect(document.querySelectorAll('.till-field-error')).toHaveLength(2);
    await userEvent.click(radios[0] as HTMLElement);
    await userEvent.click(radios[1] as HTMLElement);
    expect(await pressNative('Continue to Billing Information')).toMatchObject({
      'shipping_method[517]': 'flatrate_flatrate',
      form_key: 'abcdefgh12345678',
    });
  });

  it('opens gift options, whose button sends nothing', async () => {
    await renderPage(SHIPPING, TAG);
    const options = document.querySelector('#allow-gift-options-container-517');
    expect(options?.hasAttribute('hidden')).toBe(true);
    await userEvent.click(screen.getByLabelText('Add Gift Options'));
    expect(options?.hasAttribute('hidden')).toBe(false);
    expect(await pressNative('Gift Message')).toBeNull();
    const message = document.querySelector('#gift-messages-for-order-container-517');
    expect(message?.classList.contains('hidden')).toBe(false);
    expect(button('Gift Message').getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelectorAll('.till-field-error')).toHaveLength(0);
  });
});

describe('<till-multi-checkout> on the page of ways to pay', () => {
  it('sends the form by the page’s own button, which the platform’s script does not see [MULTI-01]', async () => {
    await renderPage(billing(METHODS), TAG);
    await userEvent.click(screen.getByLabelText('Check / Money order'));
    const seen = vi.fn();
    document.querySelector('form')?.addEventListener('click', seen);
    const fields = await pressNative('Go to Review Your Order');
    expect(fields).toEqual({ 'payment[method]': 'checkmo', form_key: 'abcdefgh12345678' });
    expect(seen).not.toHaveBeenCalled();
  });

  it('asks for a way to pay at the choice [MULTI-02]', async () => {
    await renderPage(billing(METHODS), TAG);
    expect(await pressNative('Go to Review Your Order')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Check / Money order'));
    expect(document.querySelector('.till-field-error')?.textContent).toBe(
      'Please choose a payment method.',
    );
  });

  it('says that there is nothing to pay with [MULTI-03]', async () => {
    await renderPage(billing(''), TAG);
    expect(await pressNative('Go to Review Your Order')).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We can't complete your order because you don't have a payment method set up.",
    );
  });

  it('shows and sends only the fields of the chosen method', async () => {
    await renderPage(billing(METHODS), TAG);
    const number = screen.getByLabelText<HTMLInputElement>('Purchase Order Number');
    expect(number.disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('Purchase Order'));
    expect([number.disabled, number.closest('dd')?.hasAttribute('hidden')]).toEqual([false, false]);
    expect(await pressNative('Go to Review Your Order')).toBeNull();
    expect(document.activeElement).toBe(number);
    await userEvent.type(number, 'PO-7');
    expect(await pressNative('Go to Review Your Order')).toMatchObject({
      'payment[po_number]': 'PO-7',
    });
  });
});

describe('<till-multi-checkout> on the page with everything once more', () => {
  it('asks for the terms before anything is noted or sent', async () => {
    await renderPage(OVERVIEW, TAG);
    await userEvent.click(button('Place Order'));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    });
    expect([openOrder.read(), sent.length]).toEqual([null, 0]);
  });

  it('notes the orders and sends the form once, with the visitor’s own key', async () => {
    await renderPage(OVERVIEW, TAG);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.dblClick(button('Place Order'));
    await waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
    expect(submitted[0]).toMatchObject({ 'agreement[1]': '1', form_key: 'abcdefgh12345678' });
    expect(openOrder.read()).toMatchObject({ itemIds: [582], pieces: 2 });
    expect(screen.getByRole('status').textContent).toContain('Your order is being placed.');
    await userEvent.click(button('Place Order'));
    expect(submitted).toHaveLength(1);
  });

  it('says why nothing was sent', async () => {
    mockShop(() => fail({ kind: 'network' }));
    await renderPage(OVERVIEW, TAG);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Place Order'));
    await screen.findByRole('alert');
    expect([submitted.length, openOrder.read()]).toEqual([0, null]);
  });
});

it('leaves a page without a form as it is', async () => {
  await renderPage('<till-multi-checkout><p>Thank you</p></till-multi-checkout>', TAG);
  expect(screen.getByText('Thank you')).toBeTruthy();
});
