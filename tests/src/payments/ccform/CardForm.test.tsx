import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardForm } from '../../../../src/payments/ccform/CardForm';
import { forms } from '../../../../src/payments/ccform/forms';
import type {
  PaymentContext,
  PaymentHandle,
} from '../../../../src/state/extensions/payment-method.types';

const NUMBER = 'Please enter a valid credit card number.';
const CODE = 'Please enter a valid credit card verification number.';
const method = { code: 'demo_card', title: 'Credit Card' };

const configuration = { ccform: { availableTypes: { demo_card: { VI: 'Visa' } } } };

function draw(context = { configuration } as unknown as PaymentContext | null) {
  const handle: PaymentHandle = {
    method,
    context: () => context,
    subscribe: () => () => undefined,
    setField: vi.fn(),
    setStatus: vi.fn(),
    placeOrder: vi.fn(),
  };
  return render(<CardForm method={method} handle={handle} />);
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const number = () => field(/^Credit Card Number/);
const code = () => field(/^Security Code/);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } });
const alert = () => screen.queryByRole('alertdialog');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** "Place Order" is pressed, which reads the card. */
const press = () => {
  act(() => {
    expect(forms.get('demo_card')?.read()).toBeNull();
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['4242a', '123', NUMBER, number],
  ['4242424242424242', '12x', CODE, code],
  ['4242.', 'x', NUMBER, number],
])(
  'a text that is no number (%s, %s) opens the alert "Error" 500 ms after the press [MSG-12] [MSG-13]',
  async (digits, security, text, input) => {
    draw();
    type(number(), digits);
    type(field(/^Expiration Date/), '0499');
    type(code(), security);
    input().focus();
    press();
    await wait(499);
    expect(alert()).toBeNull();
    await wait(1);
    expect(alert()?.querySelector('h2')?.textContent).toBe('Error');
    expect(alert()?.textContent).toContain(text);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(alert()).toBeNull();
    const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(text);
  },
);

it('the alert does not open when the text is corrected in time, nor when the form goes [MSG-13]', async () => {
  const { unmount } = draw();
  type(number(), '4242a');
  press();
  await wait(499);
  type(number(), '4242');
  await wait(500);
  expect(alert()).toBeNull();
  type(number(), '4242b');
  press();
  unmount();
  await wait(500);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['', '4242', '4242424242424241'])(
  'a number that is only the wrong one (%j) opens no alert [MSG-12]',
  async (digits) => {
    draw();
    type(number(), digits);
    press();
    await wait(500);
    expect(screen.getByText(NUMBER)).toBeTruthy();
    expect(alert()).toBeNull();
  },
);

it('gives its fields away to be read and cleared, until it is removed', () => {
  const { unmount } = draw();
  type(number(), '4242');
  act(() => forms.get('demo_card')?.clear());
  expect(number().value).toBe('');
  unmount();
  expect(forms.has('demo_card')).toBe(false);
});

it('leaves the form that has taken its place', () => {
  const { unmount } = draw();
  const newer = { read: () => null, clear: () => undefined };
  forms.set('demo_card', newer);
  unmount();
  expect(forms.get('demo_card')).toBe(newer);
  forms.delete('demo_card');
});

it('is there before the order is known', () => {
  draw(null);
  expect(number().value).toBe('');
});
