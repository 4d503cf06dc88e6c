import { describe, expect, it } from 'vitest';
import { quantityError } from '../../../../src/domain/catalog/quantity-rules';

const none = { min: null, max: null, step: null };
const fault = (
  typed: string,
  rules: Partial<typeof none | Record<'min' | 'max' | 'step', number>>,
) => quantityError(typed, { ...none, ...rules });

describe('the quantity of a product [PROD-03]', () => {
  it.each([
    ['1', {}],
    ['0.75', { min: 0.5, step: 0.25 }],
    ['0.15', { min: 0.1, step: 0.05 }],
    ['10', { max: 10 }],
    ['2', { min: 2 }],
    ['0.6', { step: 0 }],
    ['0.6', { step: -0.25 }],
    ['1', { min: 0 }],
    ['.5', {}],
    ['.05', {}],
    ['2.', {}],
    [' 7 ', {}],
  ])('%s can be ordered', (typed, rules) => {
    expect(fault(typed, rules)).toBeNull();
  });

  it.each([
    ['', {}, 'Please enter a valid number in this field.', []],
    ['two', {}, 'Please enter a valid number in this field.', []],
    ['x1', {}, 'Please enter a valid number in this field.', []],
    ['1x', {}, 'Please enter a valid number in this field.', []],
    ['.x', {}, 'Please enter a valid number in this field.', []],
    ['0', {}, 'Please enter a quantity greater than 0.', []],
    ['-1', {}, 'Please enter a quantity greater than 0.', []],
    ['1', { min: 2 }, 'The fewest you may purchase is %1.', ['2']],
    ['11', { max: 10 }, 'The maximum you may purchase is %1.', ['10']],
    [
      '0.6',
      { step: 0.25 },
      'You can buy this product only in quantities of %1 at a time.',
      ['0.25'],
    ],
  ])('%s cannot', (typed, rules, phrase, values) => {
    expect(fault(typed, rules)).toEqual({ phrase, values });
  });
});
