import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { allowedTypes } from '../../../../../src/domain/payment/card-check';
import type { CardDetails } from '../../../../../src/domain/payment/card.types';
import { CardEntry } from '../../../../../src/features/shared/card-entry/CardEntry';
import type { CardReader } from '../../../../../src/features/shared/card-entry/card-entry.types';

const NUMBER = 'Please enter a valid credit card number.';
const TYPE = 'Please enter a valid credit card type number.';
const MONTH = 'Incorrect credit card expiration month.';
const YEAR = 'Incorrect credit card expiration year.';
const CODE = 'Please enter a valid credit card verification number.';

function draw({ names = [] as string[], withCode = true, withName = false } = {}) {
  const reader = createRef<CardReader>();
  const onTypeChange = vi.fn();
  const onCompletenessChange = vi.fn();
  const drawn = render(
    <CardEntry
      ref={reader}
      allowed={allowedTypes(names)}
      withCode={withCode}
      withName={withName}
      now={() => new Date(2026, 10, 23)}
      onTypeChange={onTypeChange}
      onCompletenessChange={onCompletenessChange}
    />,
  );
  const read = () => {
    let card: CardDetails | null | undefined;
    act(() => {
      card = reader.current?.read();
    });
    return card;
  };
  return { ...drawn, reader, read, onTypeChange, onCompletenessChange };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const number = () => field(/^Credit Card Number/);
const expiry = () => field(/^Expiration Date/);
const code = () => field(/^Security Code/);

const errorOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();

async function fill(digits = '4242424242424242', date = '4/27', security = '123') {
  await userEvent.type(number(), digits);
  await userEvent.type(expiry(), date);
  await userEvent.type(code(), security);
}

describe('what is typed', () => {
  it('is grouped as digits come, the brand known as soon as they decide it [CARD-16]', async () => {
    const { onTypeChange } = draw();
    await userEvent.type(number(), '4');
    expect(onTypeChange).not.toHaveBeenCalled();
    await userEvent.type(number(), '2424');
    expect(number().value).toBe('4242 4');
    expect(onTypeChange).toHaveBeenLastCalledWith('VI');
    expect(screen.getByRole('status').textContent).toBe('Visa');
    await userEvent.clear(number());
    expect(onTypeChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(number(), '378282');
    expect(number().value).toBe('3782 82');
    expect(screen.getByRole('status').textContent).toBe('American Express');
  });

  it('loses its minus signs, typed or pasted [CARD-29]', async () => {
    draw();
    await userEvent.type(number(), '42-42');
    expect(number().value).toBe('4242');
    await userEvent.clear(number());
    await userEvent.click(number());
    await userEvent.paste('4242-4242-4242-4242');
    expect(number().value).toBe('4242 4242 4242 4242');
    await userEvent.type(code(), '-12-3');
    expect(code().value).toBe('123');
  });

  it('keeps the caret beside the same digit', async () => {
    draw();
    await userEvent.type(number(), '42424242');
    await userEvent.type(number(), '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number().value).toBe('4214 2424 2');
    expect(number().selectionStart).toBe(3);
    await userEvent.keyboard('{Backspace}');
    expect([number().value, number().selectionStart]).toEqual(['4242 4242', 2]);
  });

  it.each(['4/27', '04 / 2027', '2027-04', '0427', '04-27'])(
    'takes the pasted expiry date %s',
    async (text) => {
      draw();
      await userEvent.click(expiry());
      await userEvent.paste(text);
      expect(expiry().value).toBe('04 / 27');
    },
  );

  it('takes an expiry date that autofill sets without an event', () => {
    draw();
    Object.assign(expiry(), { value: '04/2027' });
    fireEvent.blur(expiry());
    expect(expiry().value).toBe('04 / 27');
  });

  it('names the security code and its size as the card does [CARD-28] [CARD-01]', async () => {
    draw();
    expect(field(/Security Code \(CVV\)/)).toBe(code());
    await userEvent.type(number(), '55');
    expect(field(/Security Code \(CVC\)/)).toBe(code());
    await userEvent.clear(number());
    await userEvent.type(number(), '37');
    expect(field(/Security Code \(CID\)/)).toBe(code());
    expect(screen.getByText('4 digits on the front')).toBeTruthy();
  });
});

describe('errors', () => {
  it.each<[string, () => HTMLInputElement, string, string]>([
    ['an unfinished number [CARD-23]', number, '4242', NUMBER],
    ['letters [CARD-20] [CARD-23]', number, '4242a', NUMBER],
    ['a type that is not taken [CARD-24]', number, '5555555555554444', TYPE],
    ['a wrong month [CARD-25]', expiry, '13/27', MONTH],
    ['a year that has passed [CARD-26]', expiry, '12/25', YEAR],
    ['a year too far away [CARD-26]', expiry, '12/46', YEAR],
    ['a short code [CARD-28]', code, '12', CODE],
    ['letters in the code [CARD-28]', code, '12a', CODE],
  ])('are tied to their field when it is left: %s', async (_, input, text, error) => {
    draw({ names: ['VI', 'AE'] });
    await userEvent.type(input(), text);
    expect(errorOf(input())).toBe('');
    await userEvent.tab();
    expect(errorOf(input())).toBe(error);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('go as soon as the text is right', async () => {
    draw();
    await userEvent.type(number(), '424242424242424');
    await userEvent.tab();
    expect(errorOf(number())).toBe(NUMBER);
    await userEvent.type(number(), '2');
    expect(errorOf(number())).toBe('');
  });

  it('wait in fields that were left empty until the card is read, all at once', async () => {
    const { read } = draw({ withName: true });
    await userEvent.click(number());
    await userEvent.tab();
    expect(errorOf(number())).toBe('');
    expect(read()).toBeNull();
    const name = field(/^Name on Card/);
    expect([number(), expiry(), code(), name].map(errorOf)).toEqual([
      NUMBER,
      MONTH,
      CODE,
      'This is a required field.',
    ]);
    expect(document.activeElement).toBe(number());
  });

  it('focus the first invalid field', async () => {
    const { read } = draw();
    await fill('4242424242424242', '4/27', '12');
    read();
    expect(document.activeElement).toBe(code());
  });
});

describe('reading', () => {
  it('returns the card with the type of the valid number [CARD-17]', async () => {
    const { read, onCompletenessChange } = draw();
    await fill();
    expect(onCompletenessChange.mock.calls).toEqual([[true]]);
    expect(read()).toEqual({
      number: '4242424242424242',
      type: 'VI',
      month: 4,
      year: 2027,
      securityCode: '123',
      name: null,
    });
  });

  it('shows no code and no name by default', async () => {
    const { read } = draw({ withCode: false });
    expect(screen.queryByLabelText(/Security Code/)).toBeNull();
    await userEvent.type(number(), '4242424242424242');
    await userEvent.type(expiry(), '427');
    expect(read()).toMatchObject({ securityCode: null, name: null });
  });
});

describe('secrecy', () => {
  it('leaves no trace in the document, and no field that a form would send', async () => {
    const { container } = draw({ withName: true });
    await fill('4242424242424242', '4/27', '987');
    await userEvent.type(field(/^Name on Card/), 'Ada Lovelace');
    fireEvent.blur(number());
    expect(container.innerHTML).not.toMatch(/4242|987|Ada|04 \/ 27/);
    for (const input of container.querySelectorAll('input')) {
      expect(input.hasAttribute('name')).toBe(false);
      expect(input.hasAttribute('value')).toBe(false);
    }
  });

  it('puts no card data into error texts', async () => {
    const { container, read } = draw();
    await fill('4242424242424241', '13/27', '98');
    read();
    expect(container.textContent).not.toMatch(/4242|98|13/);
  });

  it.each([
    ['pagehide', false],
    ['pageshow', true],
  ])('empties the fields on %s', async (type, persisted) => {
    const { onTypeChange, onCompletenessChange } = draw();
    await fill();
    act(() => {
      window.dispatchEvent(Object.assign(new Event(type), { persisted }));
    });
    expect([number(), expiry(), code()].map(({ value }) => value)).toEqual(['', '', '']);
    expect(onTypeChange).toHaveBeenLastCalledWith(null);
    expect(onCompletenessChange).toHaveBeenLastCalledWith(false);
  });

  it('keeps them when the page is shown for the first time', async () => {
    draw();
    await fill();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    });
    expect(number().value).not.toBe('');
  });

  it('empties the fields when it is removed', async () => {
    draw();
    await fill();
    const inputs = [number(), expiry(), code()];
    cleanup();
    expect(inputs.map(({ value }) => value)).toEqual(['', '', '']);
  });
});

it('supports autofill, and uses the numeric keyboard', () => {
  draw({ withName: true });
  const inputs = [number(), expiry(), code(), field(/^Name on Card/)];
  expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual([
    'cc-number',
    'cc-exp',
    'cc-csc',
    'cc-name',
  ]);
  expect(inputs.map((input) => input.getAttribute('inputmode'))).toEqual([
    'numeric',
    'numeric',
    'numeric',
    null,
  ]);
});
