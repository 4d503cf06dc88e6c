import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findBuiltInMethod } from '../../../../src/payments/registry';
import { CardForm } from '../../../../src/payments/ccform/CardForm';
import { forms } from '../../../../src/payments/ccform/forms';
import { cardForm } from '../../../../src/payments/ccform/method';
import { cardFormSettings } from '../../../../src/payments/ccform/settings';
import type {
  ConfirmContext,
  PaymentContext,
  PaymentHandle,
  PaymentResult,
} from '../../../../src/state/extensions/payment-method.types';

const year = new Date().getFullYear() + 1;
const configuration = {
  ccform: {
    availableTypes: { demo_card: { VI: 'Visa', AE: 'American Express' }, other_card: [] },
    hasVerification: { demo_card: true },
  },
};
const method = { code: 'demo_card', title: 'Credit Card' };

function draw(page: object = configuration) {
  const context = { configuration: page } as unknown as PaymentContext;
  const handle: PaymentHandle = {
    method,
    context: () => context,
    subscribe: () => () => undefined,
    setField: vi.fn(),
    setStatus: vi.fn(),
    placeOrder: vi.fn(),
  };
  const drawn = render(<CardForm method={method} handle={handle} />);
  return { ...drawn, handle };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(number = '4242424242424242') {
  await userEvent.type(field(/^Credit Card Number/), number);
  await userEvent.type(field(/^Expiration Date/), `4/${String(year)}`);
  await userEvent.type(field(/^Security Code/), '123');
}

async function confirm(): Promise<PaymentResult> {
  let result: PaymentResult | undefined;
  await act(async () => {
    result = await cardForm('demo_card').confirm({} as ConfirmContext);
  });
  return result ?? { status: 'cancelled' };
}

describe('the card form of the payment step', () => {
  it('is the view of every method that the page configures one for [PAY-11]', async () => {
    const found = async (code: string) => (await findBuiltInMethod(code, configuration)).Form;
    expect(await found('demo_card')).toBe(CardForm);
    expect(await found('other_card')).toBe(CardForm);
    expect(await found('banktransfer')).not.toBe(CardForm);
  });

  it('sends the card with the order [CARD-14] [CARD-27]', async () => {
    const { handle } = draw();
    await fill();
    expect(await confirm()).toEqual({
      status: 'ready',
      payment: {
        method: 'demo_card',
        po_number: null,
        additional_data: {
          cc_cid: '123',
          cc_ss_start_month: '',
          cc_ss_start_year: '',
          cc_ss_issue: '',
          cc_type: 'VI',
          cc_exp_year: String(year % 100),
          cc_exp_month: '4',
          cc_number: '4242424242424242',
        },
      },
    });
    expect(handle.setField).not.toHaveBeenCalled();
  });

  it('refuses without a message above it where its fields have one [CARD-23]', async () => {
    const { container } = draw();
    expect(await confirm()).toEqual({ status: 'refused', hidden: true });
    expect(container.textContent).toContain('Please enter a valid credit card number.');
  });

  it('refuses when it is not shown', async () => {
    expect(await confirm()).toEqual({ status: 'refused', hidden: true });
  });

  it('takes the types of the page, by code or title [CARD-24]', async () => {
    const { container } = draw();
    await fill('5555555555554444');
    expect(await confirm()).toMatchObject({ status: 'refused' });
    expect(container.textContent).toContain('Please enter a valid credit card type number.');
  });

  it('keeps no card after it is removed', async () => {
    const { unmount } = draw();
    await fill();
    unmount();
    expect(forms.size).toBe(0);
    expect(await confirm()).toMatchObject({ status: 'refused' });
  });
});

describe('cardFormSettings', () => {
  const codes = (page: object) =>
    cardFormSettings('demo_card', page as typeof configuration).allowed.map(({ code }) => code);

  it('names types by code, by title or not at all [CARD-24]', () => {
    expect(codes(configuration)).toEqual(['VI', 'AE']);
    expect(codes({ ccform: { availableTypes: { demo_card: { a: 'MasterCard' } } } })).toEqual([
      'MC',
    ]);
    expect(codes({ ccform: { availableTypes: { demo_card: { VI: 1 } } } })).toEqual(['VI']);
    expect(codes({ ccform: { availableTypes: { demo_card: [] } } })).toHaveLength(12);
  });

  it.each([
    [true, true],
    [false, false],
    ['1', true],
    ['0', false],
    [undefined, true],
    [null, true],
  ])('asks for the security code where the page says %j: %j [CARD-28]', (asks, expected) => {
    const page = { ccform: { ...configuration.ccform, hasVerification: { demo_card: asks } } };
    expect(cardFormSettings('demo_card', page).withCode).toBe(expected);
  });
});
