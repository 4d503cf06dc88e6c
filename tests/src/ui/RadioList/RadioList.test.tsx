import { render, screen } from '@testing-library/react';
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
