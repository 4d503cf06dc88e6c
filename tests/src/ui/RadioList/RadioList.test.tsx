import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RadioCard, RadioList } from '../../../../src/ui/RadioList/RadioList';

function Drinks() {
  const [drink, setDrink] = useState('tea');
  return (
    <RadioList legend="Drink" error="Choose one.">
      {['tea', 'milk'].map((name) => (
        <RadioCard
          key={name}
          name="drink"
          value={name}
          label={name}
          checked={drink === name}
          onChoose={() => {
            setDrink(name);
          }}
        >
          {drink === name && `about ${name}`}
        </RadioCard>
      ))}
    </RadioList>
  );
}

it('is a named group with its error, and shows what belongs to the chosen card only', async () => {
  render(<Drinks />);
  const group = screen.getByRole('radiogroup', { name: 'Drink' });
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Choose one.');
  expect(screen.getByText('about tea')).toBeTruthy();
  await userEvent.click(screen.getByText('milk'));
  expect(screen.getByRole('radio', { name: 'milk' })).toHaveProperty('checked', true);
  expect(screen.queryByText('about tea')).toBeNull();
});

const NAMES = ['card', 'invoice', 'gift', 'cash'];

/** Ways to pay: the chosen one has a form, one of them cannot be chosen, and the form has choices of its own. */
function WaysToPay() {
  const [method, setMethod] = useState('card');
  return (
    <RadioList legend="Ways to pay">
      {NAMES.map((name) => (
        <RadioCard
          key={name}
          name="method"
          value={name}
          label={name}
          disabled={name === 'gift'}
          checked={method === name}
          onChoose={() => {
            setMethod(name);
          }}
        >
          {method === name && (
            <form>
              <input aria-label="Number" />
              <input type="radio" name="kind" aria-label="Kind" />
            </form>
          )}
        </RadioCard>
      ))}
    </RadioList>
  );
}

const chosen = () =>
  screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => (radio as HTMLInputElement).value)
    .join();

/** Presses a key where the focus is; whether that is left to the browser. user-event would choose by itself. */
const press = (key: string, modifier: { altKey?: boolean } = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifier });

it('chooses with the arrow keys past a form between the radio buttons, and from the last one the first', () => {
  render(<WaysToPay />);
  screen.getByRole('radio', { name: 'card' }).focus();
  for (const [key, expected] of [
    ['ArrowDown', 'invoice'],
    ['ArrowRight', 'cash'],
    ['ArrowDown', 'card'],
    ['ArrowUp', 'cash'],
    ['ArrowLeft', 'invoice'],
  ] as const) {
    expect(press(key)).toBe(false);
    expect(chosen()).toBe(expected);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: expected }));
  }
});

it('leaves other keys, keys with a modifier and fields to the browser, and stays in its group', () => {
  render(<WaysToPay />);
  screen.getByRole('radio', { name: 'card' }).focus();
  expect(press('Tab')).toBe(true);
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  screen.getByLabelText('Number').focus();
  expect(press('ArrowDown')).toBe(true);
  screen.getByLabelText('Kind').focus();
  expect(press('ArrowDown')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Kind'));
  expect(chosen()).toBe('card,on');
});
