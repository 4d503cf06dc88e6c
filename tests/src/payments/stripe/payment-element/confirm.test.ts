import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { method as stripePayments } from '../../../../../src/payments/stripe/payment-element/method';
import {
  liveElement,
  mountCode,
  mountForm,
} from '../../../../../src/payments/stripe/payment-element/element';
import {
  patchElement,
  resetElement,
} from '../../../../../src/payments/stripe/payment-element/element-state';
import { parseElementSettings } from '../../../../../src/payments/stripe/api/element-settings';
import { navigate } from '../../../../../src/platform/navigate';
import { FakeStripe, stripeError } from './support/fake-stripe';
import { confirmContext, paymentContext, savedCard } from './support/payment-context';

vi.mock('../../../../../src/platform/navigate', async (original) => ({
  ...(await original<object>()),
  navigate: vi.fn(),
}));

let stripe: FakeStripe;
const host = document.createElement('div');
const settings = parseElementSettings(paymentContext().configuration);
const { totals } = paymentContext();
const confirm = (...facts: Parameters<typeof confirmContext>) =>
  stripePayments.confirm(confirmContext(...facts));
const refused = (message: string, field?: string) => ({
  status: 'refused',
  message,
  ...(field === undefined ? {} : { field }),
});

/** The form is shown and complete by default. */
function showForm(isComplete = true, type = 'card'): void {
  mountForm(host, settings, { totals, appearance: {} });
  stripe.element('payment').fire('change', { complete: isComplete, value: { type } });
}

function showCode(change: object | null): void {
  mountCode(host, settings, { style: {}, onChange: () => undefined });
  if (change !== null) stripe.element('cardCvc').fire('change', change);
}

beforeEach(() => {
  resetElement();
  stripe = new FakeStripe();
  Object.assign(liveElement(), { stripe: stripe.typed, group: null, form: null, code: null });
  stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_9' } } as never);
  stripe.createToken.mockResolvedValue({ token: { id: 'cvctok_1' } } as never);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a new payment method', () => {
  it('is made of what was entered, with the billing details [PELEM-07, PELEM-08, PELEM-17]', async () => {
    showForm();
    expect(await confirm()).toEqual({
      status: 'ready',
      payment: {
        method: 'stripe_payments',
        po_number: null,
        additional_data: { payment_method: 'pm_9', payment_element: true },
      },
    });
    expect(stripe.groups[0]?.submit).toHaveBeenCalledOnce();
    expect(stripe.createPaymentMethod).toHaveBeenCalledWith({
      elements: stripe.groups[0],
      params: {
        billing_details: {
          name: 'Jane Doe',
          email: 'jane@example.com',
          phone: '555-0101',
          address: {
            line1: '1 Sunset Blvd',
            line2: null,
            city: 'Los Angeles',
            state: 'California',
            postal_code: '90034',
            country: 'US',
          },
        },
      },
    });
  });

  it('needs a complete form, which shows what is missing [PELEM-30]', async () => {
    showForm(false);
    expect(await confirm()).toEqual(refused('Please complete your payment details.'));
    expect(stripe.groups[0]?.submit).toHaveBeenCalledOnce();
    expect(stripe.element('payment').focus).toHaveBeenCalledOnce();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it('needs a form that is there [PELEM-30]', async () => {
    expect(await confirm()).toEqual(refused('Please complete your payment details.'));
  });

  it('needs a billing address [PELEM-31]', async () => {
    showForm();
    const result = await confirm({}, { billingAddress: null });
    expect(result).toEqual(refused('Please specify a billing address.'));
    expect(stripe.groups[0]?.submit).not.toHaveBeenCalled();
  });

  it.each([
    ['Your card number is invalid.', 'Your card number is invalid.'],
    [undefined, 'A payment submission error has occurred.'],
  ])('that the form refuses with %j is told [PELEM-38]', async (message, shown) => {
    showForm();
    stripe.groups[0]?.submit.mockResolvedValue({ error: stripeError(message) });
    expect(await confirm()).toEqual(refused(shown));
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it.each([
    ['Your card was declined.', 'Your card was declined.'],
    ['Invalid API Key provided: pk_test_**1', 'Invalid Stripe API key provided.'],
    [undefined, 'A payment submission error has occurred.'],
  ])('that the provider refuses with %j is told [PELEM-37, PELEM-38]', async (message, shown) => {
    showForm();
    stripe.createPaymentMethod.mockResolvedValue({ error: stripeError(message) });
    expect(await confirm()).toEqual(refused(shown));
  });

  it('that gets no response is reported after twenty seconds, and can be retried [PELEM-38]', async () => {
    vi.useFakeTimers();
    showForm();
    stripe.createPaymentMethod.mockReturnValueOnce(new Promise(() => undefined));
    const first = confirm();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual(refused('A payment submission error has occurred.'));
    expect(await confirm()).toMatchObject({ status: 'ready' });
  });

  it('that opens a window leaves the shopper their time', async () => {
    vi.useFakeTimers();
    showForm(true, 'google_pay');
    let answer: () => void = () => undefined;
    stripe.createPaymentMethod.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => {
          resolve({ paymentMethod: { id: 'pm_9' } } as never);
        };
      }),
    );
    const first = confirm();
    await vi.advanceTimersByTimeAsync(600_000);
    answer();
    expect(await first).toMatchObject({ status: 'ready' });
  });

  it('that cannot be sent is reported [PELEM-38]', async () => {
    showForm();
    stripe.createPaymentMethod.mockRejectedValue(new Error('IntegrationError'));
    expect(await confirm()).toEqual(refused('A payment submission error has occurred.'));
  });

  it('of another provider redirects to it [PELEM-09]', async () => {
    const redirect_url = 'https://shop.example/external/';
    showForm(true, 'external_x');
    const external = { externalPaymentMethods: [{ code: 'external_x', redirect_url }] };
    expect(await confirm(external)).toEqual({ status: 'cancelled' });
    expect(navigate).toHaveBeenCalledWith(redirect_url);
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });
});

describe('a saved method', () => {
  const paysWith = (payment_method: string, cvc_token?: string) => ({
    status: 'ready',
    payment: {
      method: 'stripe_payments',
      po_number: null,
      additional_data: { payment_method, ...(cvc_token === undefined ? {} : { cvc_token }) },
    },
  });
  const savedMethods = [savedCard('pm_1'), savedCard('pm_2', 1)];

  it('pays unless another one is chosen: the first [PELEM-04, PELEM-17]', async () => {
    expect(await confirm({ savedMethods })).toEqual(paysWith('pm_1'));
    const gone = { fields: { payment_method: 'pm_gone' } };
    expect(await confirm({ savedMethods }, gone)).toEqual(paysWith('pm_1'));
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it('gives way to a new one [PELEM-01]', async () => {
    showForm();
    expect(await confirm({ savedMethods }, { fields: { payment_method: 'new' } })).toMatchObject({
      payment: { additional_data: { payment_method: 'pm_9' } },
    });
  });

  const second = { fields: { payment_method: 'pm_2' } };

  it('is sent with the token of its security code [PELEM-03, PELEM-07]', async () => {
    showCode({ complete: true, error: undefined });
    expect(await confirm({ savedMethods }, second)).toEqual(paysWith('pm_2', 'cvctok_1'));
    expect(stripe.createToken).toHaveBeenCalledWith('cvc_update', stripe.element('cardCvc'));
  });

  it.each([
    [null, "Please enter your card's security code."],
    [{ complete: false, error: undefined }, "Please enter your card's security code."],
    [{ complete: false, error: { message: 'Too short.' } }, 'Too short.'],
  ])('needs its security code: %j [PELEM-32]', async (change, message) => {
    showCode(change);
    expect(await confirm({ savedMethods }, second)).toEqual(refused(message, 'cvc'));
    expect(stripe.element('cardCvc').focus).toHaveBeenCalledOnce();
    expect(stripe.createToken).not.toHaveBeenCalled();
  });

  it('is not sent when the code cannot be checked [PELEM-36]', async () => {
    showCode({ complete: true, error: undefined });
    stripe.createToken.mockResolvedValueOnce({ error: stripeError('incorrect') });
    expect(await confirm({ savedMethods }, second)).toEqual(
      refused('Could not perform CVC check.', 'cvc'),
    );
    stripe.createToken.mockRejectedValueOnce(new Error('offline'));
    expect(await confirm({ savedMethods }, second)).toEqual(
      refused('Could not perform CVC check.', 'cvc'),
    );
    vi.useFakeTimers();
    stripe.createToken.mockReturnValueOnce(new Promise(() => undefined));
    const unanswered = confirm({ savedMethods }, second);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await unanswered).toEqual(refused('Could not perform CVC check.', 'cvc'));
  });
});

describe('a method that is not available', () => {
  const text = 'Sorry, this payment method is not available. Please contact us for assistance.';

  it('places no order [PELEM-34]', async () => {
    Object.assign(liveElement(), { stripe: null });
    patchElement({ phase: 'unavailable' });
    expect(await confirm()).toEqual(refused(text));
    expect(await confirm({ userError: 'Not today.' })).toEqual(refused('Not today.'));
  });

  it('cannot be selected if the shop returns a reason [PELEM-29, PELEM-34]', async () => {
    expect(
      await stripePayments.availability?.(paymentContext({ userError: 'Not today.' })),
    ).toEqual({ status: 'unavailable', message: 'Not today.' });
    expect(await stripePayments.availability?.(paymentContext())).toEqual({ status: 'available' });
  });
});
