import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-saved-cards';
import { fail } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const entry = (id: string, changes: object = {}) => ({
  id: `pm_${id}`,
  fingerprint: `fp_${id}`,
  type: 'card',
  brand: 'visa',
  label: `•••• ${id}`,
  exp_month: 4,
  exp_year: 2031,
  ...changes,
});
const inText = (value: unknown) => json(JSON.stringify(value));

/** The provider's SDK as the page would load it. */
function fakeStripe() {
  const listeners = new Map<string, (event: object) => void>();
  const element = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    mount: vi.fn<(host: HTMLElement) => void>(),
    destroy: vi.fn(),
    focus: vi.fn(),
    clear: vi.fn(),
  };
  const elements = {
    create: vi.fn(() => element),
    submit: vi.fn<() => Promise<{ error?: object }>>(() => Promise.resolve({})),
  };
  const stripe = {
    registerAppInfo: vi.fn(),
    elements: vi.fn(() => elements),
    createPaymentMethod: vi.fn<() => Promise<object>>(() =>
      Promise.resolve({ paymentMethod: { id: 'pm_5556' } }),
    ),
    handleNextAction: vi.fn<() => Promise<object>>(() => Promise.resolve({})),
  };
  const tell = (name: string, event: object = {}) => {
    act(() => listeners.get(name)?.(event));
  };
  return { stripe, elements, element, tell };
}

let key = 0;

/** The account page; `list` is what the shop responds to the first load. */
async function open(list: () => ReturnType<typeof json> = () => inText({ a: entry('4242') })) {
  const fake = fakeStripe();
  // The SDK's object is kept for the page: each test starts its own.
  key += 1;
  vi.stubGlobal(
    'Stripe',
    vi.fn(() => fake.stripe),
  );
  mockShop((_request, path) => {
    if (path.endsWith('get_stripe_configuration')) {
      return inText({ apiKey: `pk_test_${key}`, locale: 'de', currency: 'EUR' });
    }
    return path.endsWith('list_payment_methods') ? list() : inText(entry('5556'));
  });
  document.body.innerHTML = '<till-saved-cards>A list of the server.</till-saved-cards>';
  await waitFor(() => {
    expect(sent.some(({ path }) => path.endsWith('list_payment_methods'))).toBe(true);
  });
  return { ...fake, user: userEvent.setup() };
}

/** The page with the provider's form ready. */
async function openForm(list?: () => ReturnType<typeof json>) {
  const page = await open(list);
  await waitFor(() => {
    expect(page.element.mount).toHaveBeenCalledOnce();
  });
  page.tell('ready');
  return { ...page, save: () => page.user.click(screen.getByRole('button', { name: 'Save' })) };
}

const calls = (name: string) => sent.filter(({ path }) => path.endsWith(name)).length;

beforeEach(() => {
  window.history.replaceState(null, '', '/stripe/customer/paymentmethods/');
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('is a table of methods with a button each, beside a form [SAVED-01]', async () => {
    await openForm(() =>
      inText({
        a: entry('4242'),
        b: entry('x', { brand: '', label: 'SEPA <b>debit</b>', exp_month: null }),
      }),
    );
    const table = await screen.findByRole('table', { name: 'Saved payment methods' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Visa •••• 4242',
      'SEPA debit',
    ]);
    expect(rows[0]?.textContent).toContain('04/2031');
    within(table).getByRole('button', { name: 'Delete Visa •••• 4242' });
    screen.getByRole('form', { name: 'New payment method' });
  });

  it('shows an empty message', async () => {
    await openForm(() => inText([]));
    await screen.findByText('You have no saved payment methods.');
  });

  it('offers the sign-in to guests [SAVED-02]', async () => {
    const rejected = { kind: 'rejected', status: 400, message: 'x', redirectAction: null } as const;
    await open(() => fail(rejected));
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toContain('customer/account/login');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('can be loaded again after a failure [SAVED-13]', async () => {
    let isDown = true;
    const { user } = await open(() =>
      isDown ? fail({ kind: 'network' }) : inText({ a: entry('4242') }),
    );
    await screen.findByText('Sorry, an error has occurred. Please contact us for assistance.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('button', { name: 'Delete Visa •••• 4242' });
  });

  it('takes the page’s parameter along [SAVED-03]', async () => {
    window.history.replaceState(null, '', '?cust=7&redirect=//evil.example');
    const { http } = await import('../../src/state/support/fake-http');
    await openForm();
    expect(http.mock.calls.some(([{ url }]) => url.endsWith('list_payment_methods?cust=7'))).toBe(
      true,
    );
  });
});

describe('deleting', () => {
  it('asks for confirmation, and sends nothing if it is cancelled [SAVED-10]', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: /^Delete Visa/ }));
    const dialog = screen.getByRole('alertdialog', {
      description: 'Are you sure you want to delete this payment method?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(calls('delete_payment_method')).toBe(0);
  });

  it('removes the row, keeps the focus on the page and the message until the next action [SAVED-07][SAVED-19]', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: /^Delete Visa/ }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await userEvent
        .setup({ advanceTimers: vi.advanceTimersByTime })
        .click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
      await screen.findByText('You have no saved payment methods.');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    } finally {
      vi.useRealTimers();
    }
    const words = within(screen.getByRole('status')).getByText(
      /The payment method has been deleted/,
    );
    expect(words).not.toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Saved payment methods' }),
    );
  });
});

describe('the form', () => {
  it('is the provider’s, for saving without paying [SAVED-01]', async () => {
    const { stripe, elements, element } = await openForm();
    expect(stripe.elements).toHaveBeenCalledExactlyOnceWith({
      mode: 'setup',
      setupFutureUsage: 'on_session',
      paymentMethodCreation: 'manual',
      locale: 'de',
      currency: 'eur',
    });
    expect(elements.create).toHaveBeenCalledExactlyOnceWith('payment');
    expect(element.mount.mock.lastCall?.[0].isConnected).toBe(true);
  });

  it('reports missing values until it is complete [SAVED-09]', async () => {
    const { element, save, tell, stripe } = await openForm();
    await save();
    within(screen.getByRole('alert')).getByText('Please complete the payment method details.');
    expect(element.focus).toHaveBeenCalledOnce();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
    tell('change', { complete: true });
    await save();
    await screen.findByText('The payment method has been saved.');
    expect(screen.queryByText(/Please complete/)).toBeNull();
  });

  it('saves once for a double press and is emptied [SAVED-06][SAVED-11]', async () => {
    const { user, tell, element, elements, stripe } = await openForm();
    tell('change', { complete: true });
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Delete Visa •••• 5556' });
    expect(calls('add_payment_method')).toBe(1);
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({ elements });
    expect(element.clear).toHaveBeenCalledOnce();
  });

  it.each([
    [{ type: 'card_error', message: 'Declined.' }, 'could not be saved: Declined.'],
    [{ type: 'api_error' }, 'Could not set up the payment method. Please try again.'],
    [{ type: 'validation_error' }, 'Please complete the payment method details.'],
  ])('shows what the provider says: %j [SAVED-14][SAVED-15]', async (error, text) => {
    const { save, tell, stripe } = await openForm();
    tell('change', { complete: true });
    stripe.createPaymentMethod.mockResolvedValue({ error });
    await save();
    await screen.findByText(new RegExp(text.replaceAll('.', '\\.')));
  });

  it('leaves errors of the fields to the fields, and survives a broken SDK [SAVED-09][SAVED-14]', async () => {
    const { save, tell, elements } = await openForm();
    tell('change', { complete: true });
    elements.submit.mockResolvedValueOnce({ error: {} });
    await save();
    await screen.findByText('Please complete the payment method details.');
    elements.submit.mockRejectedValueOnce(new Error('gone'));
    await save();
    await screen.findByText('Could not set up the payment method. Please try again.');
  });

  it('shows the bank’s message [SAVED-16]', async () => {
    const { save, tell, stripe } = await openForm();
    tell('change', { complete: true });
    mockShop(() => inText(entry('5556', { client_secret: 'seti_1_secret_2' })));
    stripe.handleNextAction.mockResolvedValue({ error: { message: 'Not recognised.' } });
    await save();
    await screen.findByText('Sorry, the payment method could not be saved: Not recognised.');
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({
      clientSecret: 'seti_1_secret_2',
    });
  });

  it('is replaced by the general error when it cannot be shown, and can be tried again [SAVED-13]', async () => {
    const { tell, element, user } = await openForm();
    tell('loaderror');
    await screen.findByText('Sorry, an error has occurred. Please contact us for assistance.');
    expect(element.destroy).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => {
      expect(element.mount).toHaveBeenCalledTimes(2);
    });
  });
});
