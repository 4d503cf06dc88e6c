import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardFields } from '../../../../../src/payments/paypal/card-fields/CardFields';
import { liveFields } from '../../../../../src/payments/paypal/card-fields/live-fields';
import { SLOW_MS } from '../../../../../src/payments/paypal/card-fields/useCardFields';
import { parseCardConfig } from '../../../../../src/payments/paypal/api/card-config';
import { takeCard } from '../../../../../src/payments/paypal/card-fields/press';
import { method as cardFields } from '../../../../../src/payments/paypal/cards';
import {
  startCardFields,
  type CardSdk,
} from '../../../../../src/payments/paypal/sdk/start-card-fields';
import { fail, ok } from '../../../../../src/platform/result';
import type {
  PaymentContext,
  PaymentHandle,
  PaymentViewStatus,
} from '../../../../../src/state/extensions/payment-method.types';
import { cardPayment } from '../cards';
import { contextOf } from '../smart-buttons/context';
import { FakeCards, stateWith } from './fake-sdk';

vi.mock('../../../../../src/payments/paypal/sdk/start-card-fields', () => ({
  startCardFields: vi.fn(),
}));

const start = vi.mocked(startCardFields);
const method = { code: 'payment_services_paypal_hosted_fields', title: 'Credit Card' };

let cards: FakeCards;
let status: PaymentViewStatus | null;
let set: [string, string][];

async function show(changes: Partial<PaymentContext> = {}, config: object = {}) {
  const context = contextOf({ configuration: cardPayment(config), isLoggedIn: true, ...changes });
  const handle: PaymentHandle = {
    method,
    context: () => context,
    subscribe: () => () => undefined,
    setField: (name, value) => set.push([name, value]),
    setStatus: (next) => {
      status = next;
    },
    placeOrder: () => undefined,
  };
  const view = render(<CardFields method={method} handle={handle} />);
  await act(() => Promise.resolve());
  return view;
}

/** What the provider's script reports of a field. */
const report = (field: string, event: 'onBlur' | 'onFocus', state: object = stateWith()) => {
  act(() => {
    cards.fields.get(field)?.options.inputEvents?.[event]?.(state as never);
  });
};
const change = (state: object) => {
  act(() => {
    cards.made().inputEvents?.onChange?.(state as never);
  });
};
const validate = async () => {
  let isValid: boolean | undefined;
  await act(async () => {
    isValid = await liveFields()?.validate();
  });
  return isValid;
};

beforeEach(() => {
  cards = new FakeCards();
  status = null;
  set = [];
  start.mockReset();
  start.mockImplementation(() => Promise.resolve(ok(cards as unknown as CardSdk)));
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the method', () => {
  it('has its code, and frames that stay in the page [HOSTED-01]', () => {
    expect(cardFields).toMatchObject({ code: method.code, start: 'fields' });
  });

  it('is offered where the shop shows it [WALL-27]', async () => {
    const availability = (config: object) =>
      cardFields.availability?.(contextOf({ configuration: cardPayment(config) }));
    expect(await availability({})).toEqual({ status: 'available' });
    expect(await availability({ isVisible: false })).toEqual({ status: 'hidden' });
  });
});

describe('the fields', () => {
  it('are the provider’s, in a font of 16px, with a placeholder for the date [HOSTED-09] [HOSTED-12]', async () => {
    await show();
    expect([...cards.fields.keys()]).toEqual(['number', 'expiry', 'cvv']);
    expect(cards.fields.get('expiry')?.options.placeholder).toBe('MM/YY');
    expect(cards.made().style?.input?.['font-size']).toBe('16px');
    expect(document.querySelector('input[type=text], input:not([type])')).toBeNull();
    expect(status).toEqual({ status: 'ready' });
  });

  it('say what is wrong, and the first such one has the focus [HOSTED-02] [HOSTED-11]', async () => {
    await show();
    cards.state = stateWith({}, { isEmpty: true, isValid: false }, { isValid: false });
    expect(await validate()).toBe(false);
    expect(
      screen.getByRole('group', {
        name: 'Expiration Date',
        description: 'This is a required field.',
      }),
    ).toBeDefined();
    expect(
      screen.getByRole('group', {
        name: 'Security code',
        description: 'Please enter a valid credit card security code.',
      }),
    ).toBeDefined();
    expect(cards.focused).toEqual(['expiry']);
    change(stateWith({}, {}, { isValid: false }));
    expect(screen.queryByText('This is a required field.')).toBeNull();
    cards.state = stateWith();
    expect(await validate()).toBe(true);
  });

  it('are not valid where the provider does not say', async () => {
    await show();
    cards.state = undefined;
    expect(await validate()).toBe(false);
  });

  it('say what is wrong once they are left, unless they are empty [HOSTED-07]', async () => {
    await show();
    report('number', 'onFocus');
    report('number', 'onBlur', stateWith({ isEmpty: true, isValid: false }));
    expect(screen.queryByText('This is a required field.')).toBeNull();
    report('number', 'onBlur', stateWith({ isValid: false }));
    expect(screen.getByText('Please enter a valid credit card number.')).toBeDefined();
    change(stateWith({ isValid: false }));
    expect(screen.getByText('Please enter a valid credit card number.')).toBeDefined();
    change(stateWith());
    expect(screen.queryByText('Please enter a valid credit card number.')).toBeNull();
  });

  it('are removed with the view, and a press with them', async () => {
    const { unmount } = await show();
    expect(liveFields()).not.toBeNull();
    unmount();
    expect(liveFields()).toBeNull();
    expect(cards.closed).toEqual(['number', 'expiry', 'cvv']);
  });
});

describe('keeping the card', () => {
  const label = 'Save for later use.';

  it('is offered to customers where the shop keeps cards [HOSTED-06]', async () => {
    await show();
    await userEvent.click(screen.getByLabelText(label));
    expect(set).toEqual([['keep_card', '1']]);
    cleanup();
    await show({ fields: { keep_card: '1' } });
    await userEvent.click(screen.getByLabelText(label));
    expect(set.at(-1)).toEqual(['keep_card', '']);
  });

  it('is offered neither to guests nor elsewhere [HOSTED-06]', async () => {
    await show({ isLoggedIn: false });
    await show({}, { isCommerceVaultEnabled: false });
    expect(screen.queryByLabelText(label)).toBeNull();
  });
});

describe('what keeps the fields away', () => {
  it('is told where the provider does not offer them', async () => {
    cards.isEligible = false;
    await show();
    expect(screen.getByText('This payment option is currently unavailable.')).toBeDefined();
    expect(status).toEqual({ status: 'blocked' });
  });

  it('can be tried again where the script was not loaded', async () => {
    start.mockResolvedValueOnce(fail('blocked'));
    await show();
    expect(status).toEqual({ status: 'blocked' });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => {
      expect(status).toEqual({ status: 'ready' });
    });
  });

  it('can be tried again where a frame was not shown', async () => {
    cards.render = () => Promise.reject(new Error('frame'));
    await show();
    expect(status).toEqual({ status: 'blocked' });
    cards.render = () => Promise.resolve();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => {
      expect(status).toEqual({ status: 'ready' });
    });
  });

  it('is told after a while', async () => {
    vi.useFakeTimers();
    start.mockReturnValueOnce(new Promise(() => undefined));
    await show();
    expect(status).toEqual({ status: 'loading' });
    act(() => {
      vi.advanceTimersByTime(SLOW_MS);
    });
    expect(screen.getByText(/This takes longer than usual/)).toBeDefined();
  });
});

describe('a press that the shopper leaves', () => {
  it('ends when another method is chosen, and the fields are new [HOSTED-03]', async () => {
    const base = contextOf({ configuration: cardPayment(), isLoggedIn: true });
    let context = base;
    const listeners = new Set<(now: PaymentContext) => void>();
    const handle: PaymentHandle = {
      method,
      context: () => context,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setField: () => undefined,
      setStatus: () => undefined,
      placeOrder: () => undefined,
    };
    render(<CardFields method={method} handle={handle} />);
    await act(() => Promise.resolve());
    cards.submit = () => new Promise(() => undefined);
    const config = parseCardConfig(base.configuration);
    if (config === null) throw new Error('no card fields');
    const { signal } = new AbortController();
    const reviewed = Promise.resolve(true);
    const pending = takeCard(config, { ...base, signal, reviewed }, false);
    const first = cards.made();
    await act(async () => {
      context = { ...base, isChosen: false };
      for (const listener of listeners) listener(context);
      await Promise.resolve();
    });
    expect(await pending).toEqual({ status: 'cancelled' });
    expect(cards.CardFields).toHaveBeenCalledTimes(2);
    await expect(first.createOrder()).rejects.toThrow('These fields are gone.');
  });
});
