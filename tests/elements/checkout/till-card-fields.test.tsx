import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardDetails } from '../../../src/domain/payment/card.types';

import '../../../elements/checkout/till-card-fields';

type CardElement = HTMLElement & { readCard(): CardDetails | null; clearCard(): void };

const year = new Date().getFullYear() + 1;
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** The element, ready to use. */
async function draw(attributes = ''): Promise<CardElement> {
  document.body.innerHTML = `<till-card-fields ${attributes}>Needs JavaScript</till-card-fields>`;
  const element = document.querySelector<CardElement>('till-card-fields');
  if (element === null) throw new Error('no element');
  await waitFor(() => {
    expect(element.textContent).toContain('Credit Card Number');
  });
  return element;
}

function read(element: CardElement): CardDetails | null {
  let card: CardDetails | null = null;
  act(() => {
    card = element.readCard();
  });
  return card;
}

async function fill() {
  await userEvent.type(field(/^Credit Card Number/), '4242424242424242');
  await userEvent.type(field(/^Expiration Date/), `4/${String(year)}`);
  await userEvent.type(field(/^Security Code/), '123');
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('<till-card-fields>', () => {
  it('gives a script the card once it is valid, and shows the errors before [CARD-23] [CARD-17]', async () => {
    const element = await draw();
    expect(read(element)).toBeNull();
    expect(element.textContent).toContain('Please enter a valid credit card number.');
    await fill();
    expect(read(element)).toEqual({
      number: '4242424242424242',
      type: 'VI',
      month: 4,
      year,
      securityCode: '123',
      name: null,
    });
  });

  it('has no card before it is ready', () => {
    const element = document.createElement('till-card-fields') as CardElement;
    expect(element.readCard()).toBeNull();
    expect(() => {
      element.clearCard();
    }).not.toThrow();
  });

  it('clears its fields on request', async () => {
    const element = await draw();
    await fill();
    act(() => {
      element.clearCard();
    });
    expect(field(/^Credit Card Number/).value).toBe('');
  });

  it('takes only the types of its attribute, by code or title [CARD-24]', async () => {
    const element = await draw('allowed-types="AE, MasterCard"');
    await fill();
    expect(read(element)).toBeNull();
    expect(element.textContent).toContain('Please enter a valid credit card type number.');
  });

  it('shows the fields that its attributes enable', async () => {
    await draw('without-code with-name');
    expect(screen.queryByLabelText(/^Security Code/)).toBeNull();
    expect(field(/^Name on Card/)).toBeTruthy();
  });

  it('reports type and completeness without card data [CARD-16]', async () => {
    const element = await draw();
    const told = vi.fn();
    for (const name of ['till-card-type-changed', 'till-card-completeness-changed']) {
      element.addEventListener(name, (event) => {
        told(name, (event as CustomEvent<unknown>).detail);
      });
    }
    await fill();
    expect(told.mock.calls).toEqual([
      ['till-card-type-changed', { type: 'VI' }],
      ['till-card-completeness-changed', { isComplete: true }],
    ]);
  });

  it('adds nothing to the form around it', async () => {
    const element = await draw();
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    await fill();
    expect([...new FormData(form).entries()]).toEqual([]);
  });
});
