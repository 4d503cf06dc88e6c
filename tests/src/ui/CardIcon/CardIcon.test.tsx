import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardTypes } from '../../../../src/domain/payment/card-types';
import { CardIcon } from '../../../../src/ui/CardIcon/CardIcon';

const markup = (type: string | null) => render(<CardIcon type={type} />).container.innerHTML;

it('has a mark for every card type, hidden from assistive technology [CARD-16]', () => {
  const blank = markup(null);
  for (const { code } of cardTypes) {
    expect([code, markup(code) === blank]).toEqual([code, false]);
    expect(markup(code)).toContain('aria-hidden="true"');
  }
});

it('draws the outline of a card for a type it does not know', () => {
  expect(markup('OT')).toBe(markup(null));
});
