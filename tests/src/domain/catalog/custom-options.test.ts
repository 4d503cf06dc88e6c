import { describe, expect, it } from 'vitest';
import { customOptionsPrice } from '../../../../src/domain/catalog/custom-options';

const each = (shown: number, base = shown, before = shown) => ({
  final: { shown, base },
  regular: { shown: before, base: before === shown ? base : before },
});
const options = {
  1: { own: each(6, 5), values: {} },
  3: { own: null, values: { 2: each(2.5), 3: each(6) } },
  5: { own: null, values: { 7: each(9), 8: each(1.25) } },
  6: { own: each(3), values: {} },
  8: { own: null, values: { 9: each(2, 2, 5) } },
};

describe('what custom options add to a piece', () => {
  it.each([
    ['nothing', [], each(0)],
    ['a text that is written', [['options[1]', 'Ada']], each(6, 5)],
    ['a text of blanks', [['options[1]', '  ']], each(0)],
    ['a value of a list', [['options[3]', '2']], each(2.5)],
    ['a value with a price before a special one', [['options[8]', '9']], each(2, 2, 5)],
    ['a value the page does not print', [['options[3]', '99']], each(0)],
    [
      'several ticks',
      [
        ['options[5][]', '7'],
        ['options[5][]', '8'],
      ],
      each(10.25),
    ],
    [
      'half a date',
      [
        ['options[6][month]', '4'],
        ['options[6][day]', ''],
        ['options[6][year]', '2027'],
      ],
      each(0),
    ],
    [
      'a whole date',
      [
        ['options[6][month]', '4'],
        ['options[6][day]', '2'],
        ['options[6][year]', '2027'],
      ],
      each(3),
    ],
  ] as const)('%s', (_name, fields, amount) => {
    expect(customOptionsPrice(options, fields)).toEqual(amount);
  });
});
