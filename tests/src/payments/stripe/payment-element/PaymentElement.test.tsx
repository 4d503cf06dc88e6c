import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStripe } from '../../../../../src/payments/stripe/sdk/start-stripe';
import { runChallenge } from '../../../../../src/payments/stripe/payment-element/challenge';
import { PaymentElement } from '../../../../../src/payments/stripe/payment-element/PaymentElement';
import { fail, ok } from '../../../../../src/platform/result';
import type {
  PaymentContext,
  PaymentHandle,
  PaymentViewStatus,
} from '../../../../../src/state/extensions/payment-method.types';
import { FakeStripe, intent, stripeError } from './support/fake-stripe';
import { paymentContext, savedCard } from './support/payment-context';

vi.mock('../../../../../src/payments/stripe/sdk/start-stripe', async (original) => ({
  ...(await original<object>()),
  startStripe: vi.fn(),
}));

const connect = vi.mocked(startStripe);
const method = { code: 'stripe_payments', title: 'Card' };
let stripe: FakeStripe;
let status: PaymentViewStatus;
let change: (next: Partial<PaymentContext>) => void;

const unavailable =
  'Sorry, this payment method is not available. Please contact us for assistance.';
const savedMethods = [savedCard('4242'), savedCard('1881', 1)];

/** Renders the view like the checkout, with a context that `change` updates. */
async function show(...facts: Parameters<typeof paymentContext>): Promise<{ unmount: () => void }> {
  let context = paymentContext(...facts);
  const listeners = new Set<(next: PaymentContext) => void>();
  change = (next) => {
    context = { ...context, ...next };
    act(() => {
      for (const listener of listeners) listener(context);
    });
  };
  const handle: PaymentHandle = {
    method,
    context: () => context,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setField: (name, value) => {
      change({ fields: { ...context.fields, [name]: value }, fieldErrors: {} });
    },
    setStatus: (next) => {
      status = next;
    },
    placeOrder: () => undefined,
  };
  const view = render(
    <div data-testid="form">
      <PaymentElement method={method} handle={handle} />
    </div>,
  );
  await act(async () => Promise.resolve());
  return view;
}

const fire = (type: string, event: string, detail: object = {}): void => {
  act(() => {
    stripe.element(type).fire(event, detail);
  });
};
const select = () => screen.getByRole('combobox', { name: /Pay with/ });
const host = () => stripe.element('payment').mount.mock.calls[0]?.[0];
const isSeen = (element: Element | undefined) => element?.closest('[hidden]') === null;

beforeEach(() => {
  stripe = new FakeStripe();
  status = { status: 'blocked' };
  connect.mockReset();
  connect.mockResolvedValue(ok(stripe.typed));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('without a saved method', () => {
  it('the form replaces a placeholder [PELEM-02, PELEM-05]', async () => {
    const { unmount } = await show();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(isSeen(host())).toBe(true);
    expect(status).toEqual({ status: 'loading' });
    expect(document.querySelector('.till-skeleton')).not.toBeNull();

    fire('payment', 'ready');
    expect(document.querySelector('.till-skeleton')).toBeNull();
    expect(status).toEqual({ status: 'ready' });

    const form = stripe.element('payment');
    unmount();
    expect(form.destroy).toHaveBeenCalledOnce();
  });

  it('the form is made for the order, as the page configures it [PELEM-09, PELEM-52]', async () => {
    await show({
      layout: { type: 'accordion' },
      wallets: { applePay: 'never' },
      terms: { card: 'never' },
      externalPaymentMethods: [{ code: 'external_x', redirect_url: 'https://shop.example/x/' }],
    });
    const { grandTotal, quoteCurrencyCode } = paymentContext().totals;
    expect(stripe.groups[0]?.options).toMatchObject({
      mode: 'payment',
      amount: Math.round(grandTotal * 100),
      currency: quoteCurrencyCode.toLowerCase(),
      locale: 'de',
      paymentMethodCreation: 'manual',
      externalPaymentMethodTypes: ['external_x'],
      appearance: { theme: 'stripe' },
    });
    expect(stripe.groups[0]?.options).not.toHaveProperty('paymentMethodTypes');
    expect(stripe.element('payment').options).toMatchObject({
      layout: { type: 'accordion' },
      wallets: { applePay: 'never' },
      terms: { card: 'never' },
      fields: { billingDetails: { name: 'never', address: { country: 'never' } } },
    });
  });

  it('the form follows the totals, in minor units [PELEM-26]', async () => {
    await show();
    const { totals } = paymentContext();
    change({ totals: { ...totals, grandTotal: 500, quoteCurrencyCode: 'JPY' } });
    expect(stripe.groups[0]?.update).toHaveBeenCalledExactlyOnceWith({
      amount: 500,
      currency: 'jpy',
    });
    change({ totals: { ...totals, grandTotal: 0, quoteCurrencyCode: 'USD' } });
    expect(stripe.groups[0]?.update).toHaveBeenLastCalledWith({ currency: 'usd' });
  });

  it.each([
    [{}, ['card', 'link']],
    [{ link: 'never' }, ['card']],
  ])('the form offers only card beside store credit: %j [EXPR-16]', async (wallets, types) => {
    const { totals } = paymentContext();
    const credit = { code: 'customerbalance', title: '', value: -5, area: null, taxDetails: [] };
    const partly = { ...totals, segments: [...totals.segments, credit] };
    await show({ wallets }, { totals: partly });
    expect(stripe.groups[0]?.options).toMatchObject({ paymentMethodTypes: types });
  });
});

describe('with saved methods', () => {
  it('the first one is selected and the form hidden [PELEM-01, PELEM-04]', async () => {
    await show({ savedMethods });
    expect(select()).toHaveProperty('value', '4242');
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Visa •••• 4242', 'Visa •••• 1881', 'New payment method']);
    expect(stripe.groups).toEqual([]);
    expect(status).toEqual({ status: 'ready' });
  });

  it('a new one shows the form, which then stays in the page [PELEM-01, PELEM-04]', async () => {
    await show({ savedMethods });
    await userEvent.selectOptions(select(), 'New payment method');
    expect(isSeen(host())).toBe(true);
    expect(status).toEqual({ status: 'loading' });
    fire('payment', 'ready');
    expect(status).toEqual({ status: 'ready' });

    await userEvent.selectOptions(select(), 'Visa •••• 4242');
    expect(isSeen(host())).toBe(false);
    expect(stripe.element('payment').destroy).not.toHaveBeenCalled();
    expect(status).toEqual({ status: 'ready' });
  });

  it('a card requires its code if the shop is configured to, in 16px [PELEM-03, PELEM-33]', async () => {
    await show({ savedMethods });
    expect(screen.queryByText('Security code')).toBeNull();
    await userEvent.selectOptions(select(), 'Visa •••• 1881');
    const code = stripe.element('cardCvc');
    expect(code.options).toMatchObject({ style: { base: { fontSize: '16px' } } });
    expect(screen.getByRole('group', { name: 'Security code' })).toBe(
      code.mount.mock.calls[0]?.[0],
    );

    await userEvent.selectOptions(select(), 'Visa •••• 4242');
    expect(code.destroy).toHaveBeenCalledOnce();
  });

  it('a wrong code is reported at its field until it is edited [PELEM-32]', async () => {
    await show({ savedMethods }, { fields: { payment_method: '1881' } });
    change({ fieldErrors: { cvc: "Please enter your card's security code." } });
    const field = screen.getByRole('group', { name: 'Security code' });
    const described = () =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(["Please enter your card's security code."]);

    fire('cardCvc', 'change', { complete: false, error: { message: 'Too short.' } });
    expect(described()).toEqual(['Too short.']);
    fire('cardCvc', 'change', { complete: true, error: undefined });
    expect(field.getAttribute('aria-describedby')).toBeNull();
  });
});

describe('a provider that is not there', () => {
  it('shows an error and is reloaded on request; no order can be placed [PELEM-27, PELEM-28]', async () => {
    connect.mockResolvedValueOnce(fail('blocked'));
    await show();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(status).toEqual({ status: 'blocked' });

    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    fire('payment', 'ready');
    expect(status).toEqual({ status: 'ready' });
  });

  it.each([
    ['wrong-version', 'does not work on this page'],
    ['missing', 'could not be loaded'],
    ['timeout', 'could not be loaded'],
  ] as const)('says that after %s it %s', async (why, text) => {
    connect.mockResolvedValueOnce(fail(why));
    await show();
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  it('is reported as slow after eight seconds', async () => {
    vi.useFakeTimers();
    let arrive: (result: Awaited<ReturnType<typeof startStripe>>) => void = () => undefined;
    connect.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await show();
    act(() => {
      vi.advanceTimersByTime(7_999);
    });
    expect(screen.queryByRole('status')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status').textContent).toContain('longer than usual');
    expect(status).toEqual({ status: 'loading' });
    arrive(ok(stripe.typed));
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('reports a slow or missing form, and creates another one on request [PELEM-27, PELEM-28]', async () => {
    vi.useFakeTimers();
    const pass = (ms: number): void => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    await show();
    pass(7_999);
    expect(screen.queryByRole('status')).toBeNull();
    pass(1);
    expect(screen.getByRole('status').textContent).toContain('longer than usual');
    expect(status).toEqual({ status: 'loading' });
    pass(12_000);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(status).toEqual({ status: 'blocked' });
    expect(isSeen(host())).toBe(false);

    const first = stripe.element('payment');
    await act(async () => {
      screen.getByRole('button', { name: 'Try Again' }).click();
      await Promise.resolve();
    });
    expect(first.destroy).toHaveBeenCalledOnce();
    expect(stripe.element('payment')).not.toBe(first);
    expect(screen.queryByRole('alert')).toBeNull();
    fire('payment', 'ready');
    pass(20_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(status).toEqual({ status: 'ready' });
  });

  it('shows a form that comes later than that', async () => {
    vi.useFakeTimers();
    await show();
    act(() => {
      vi.advanceTimersByTime(20_000);
    });
    fire('payment', 'ready');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isSeen(host())).toBe(true);
    expect(status).toEqual({ status: 'ready' });
  });

  it('pays with a saved method whatever becomes of its form [PELEM-27]', async () => {
    vi.useFakeTimers();
    await show({ savedMethods });
    change({ fields: { payment_method: 'new' } });
    change({ fields: { payment_method: '4242' } });
    act(() => {
      vi.advanceTimersByTime(20_000);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(status).toEqual({ status: 'ready' });
  });

  it('reports when the security code of a saved card is slow to load, and reloads it on request [PELEM-27]', async () => {
    vi.useFakeTimers();
    await show({ savedMethods }, { fields: { payment_method: '1881' } });
    const pass = (ms: number): void => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    pass(8_000);
    expect(screen.getByRole('status').textContent).toContain('longer than usual');
    pass(12_000);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(status).toEqual({ status: 'blocked' });

    await act(async () => {
      screen.getByRole('button', { name: 'Try Again' }).click();
      await Promise.resolve();
    });
    fire('cardCvc', 'ready');
    pass(20_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(status).toEqual({ status: 'ready' });
  });

  it('is permanently unavailable when it refuses the shop [PELEM-28, PELEM-29, PELEM-34]', async () => {
    connect.mockResolvedValueOnce(fail('setup'));
    await show({ savedMethods });
    expect(screen.getByRole('alert').textContent).toBe(unavailable);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(status).toEqual({ status: 'blocked' });
  });

  it('is unavailable where the page has no key [PELEM-29, PELEM-34]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await show({ apiKey: '' });
    expect(connect).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(unavailable);
  });

  it('is unavailable when its form refuses the options, with the shop’s own message [PELEM-29, PELEM-34]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(stripe, 'elements').mockImplementation(() => {
      throw new Error('Invalid value for elements()');
    });
    await show({ userError: 'Not today.' });
    expect(screen.getByRole('alert').textContent).toBe('Not today.');
  });

  it('is unavailable when its form cannot be shown, unless the connection failed [PELEM-29]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await show();
    fire('payment', 'loaderror', { error: stripeError('', 'api_connection_error') });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    fire('payment', 'loaderror', { error: stripeError('No such mode', 'invalid_request_error') });
    expect(screen.getByRole('alert').textContent).toBe(unavailable);
  });
});

describe('a bank that does not answer', () => {
  it('is pointed out after a minute, outside of the forms that are inert, until it answers', async () => {
    vi.useFakeTimers();
    await show();
    screen.getByTestId('form').setAttribute('inert', '');
    let answer: (end: Awaited<ReturnType<FakeStripe['handleNextAction']>>) => void = () =>
      undefined;
    stripe.handleNextAction.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const ended = runChallenge(stripe.typed, 'pi_1_secret_2');
    act(() => {
      vi.advanceTimersByTime(59_999);
    });
    expect(screen.queryByText(/^Your bank has not confirmed/)).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    const notice = screen.getByText(/^Your bank has not confirmed/);
    expect(notice.closest('[role=status]')).not.toBeNull();
    expect(notice.closest('[inert]')).toBeNull();
    expect(stripe.handleNextAction).toHaveBeenCalledTimes(1);
    await act(async () => {
      answer({ paymentIntent: intent('succeeded') });
      await ended;
    });
    expect(screen.queryByText(/^Your bank has not confirmed/)).toBeNull();
  });

  it('is not mentioned when it answers in time', async () => {
    vi.useFakeTimers();
    await show();
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('succeeded') });
    await act(() => runChallenge(stripe.typed, 'pi_2_secret_3'));
    act(() => {
      vi.advanceTimersByTime(120_000);
    });
    expect(screen.queryByText(/^Your bank has not confirmed/)).toBeNull();
  });
});
