import { describe, expect, it } from 'vitest';
import { checkQuantity, heldLimits, steppedQuantity } from '../../../src/domain/quantity';

it.each([
  ['3', 'changed'],
  [' 3 ', 'changed'],
  ['1.5', 'changed'],
  ['1,000', 'above-max'],
  ['1,5', 'unclear'],
  ['1,0000', 'unclear'],
  ['2', 'unchanged'],
  ['', 'invalid'],
  ['two', 'invalid'],
  ['3x', 'unclear'],
  ['1e3', 'unclear'],
  ['0', 'below-min'],
  ['0.5', 'below-min'],
  ['-1', 'below-min'],
  ['100', 'above-max'],
  ['99', 'changed'],
  ['1', 'changed'],
  ['00', 'below-min'],
])('"%s" instead of 2 is %s [MINI-07] [QTY-01] [QTY-02] [QTY-03]', (text, status) => {
  expect(checkQuantity(text, { original: 2, locale: 'en-US' }).status).toBe(status);
});

it('returns the number, and respects other limits [QTY-01]', () => {
  const en = { original: 2, locale: 'en-US' };
  expect(checkQuantity('1,5', { original: 2, locale: 'de-DE' })).toEqual({
    status: 'changed',
    qty: 1.5,
  });
  expect(checkQuantity('5', { ...en, min: 6 }).status).toBe('below-min');
  expect(checkQuantity('6', { ...en, min: 6 }).status).toBe('changed');
  expect(checkQuantity('0', { ...en, min: 0 }).status).toBe('below-min');
  expect(checkQuantity('0', { ...en, original: 0, min: 0 }).status).toBe('below-min');
  expect(checkQuantity('-2', { ...en, original: -2 }).status).toBe('below-min');
  expect(checkQuantity('5', { ...en, max: 4 }).status).toBe('above-max');
});

it.each<[string, string, object, string]>([
  ['a line beyond the default', '200', { original: 150 }, 'changed'],
  ['a line of half a metre', '0.75', { original: 0.5 }, 'changed'],
  ['half a metre of another', '0', { original: 0.5 }, 'below-min'],
  ['the shop’s own maximum', '200', { original: 150, max: 160 }, 'above-max'],
  ['the shop’s own maximum alone', '0.5', { original: 2, max: 160 }, 'below-min'],
  ['a minimum alone', '5000', { original: 2, min: 2 }, 'changed'],
  ['a decimal step', '0.75', { original: 1, min: 0.5, step: 0.25 }, 'changed'],
  ['a decimal step, below', '0.25', { original: 1, min: 0.5, step: 0.25 }, 'below-min'],
  ['a decimal step, between', '0.8', { original: 1, min: 0.5, step: 0.25 }, 'off-step'],
  ['a step that is not exact in binary', '0.3', { original: 0.1, step: 0.1 }, 'changed'],
  ['a dozen by halves', '8', { original: 6, step: 6 }, 'off-step'],
  ['a dozen', '12', { original: 6, step: 6 }, 'changed'],
  ['less than the step', '1', { original: 6, step: 6 }, 'below-min'],
])('keeps to the shop’s limits, not to 1 to 99: %s [QTY-01]', (_name, text, limits, status) => {
  const told = { original: 1, locale: 'en-US', ...limits };
  expect(checkQuantity(text, told).status).toBe(status);
});

it.each<[number, object, number | null, number | null]>([
  [2, {}, 1, 3],
  [1, {}, null, 2],
  [99, {}, 98, null],
  [150, {}, 149, 151],
  [150, { max: 100 }, 149, null],
  [0.5, {}, null, 1.5],
  [1.5, {}, 0.5, 2.5],
  [0.5, { min: 0.5, step: 0.25 }, null, 0.75],
  [0.75, { min: 0.5, step: 0.25 }, 0.5, 1],
  [0.1, { step: 0.1 }, null, 0.2],
  [0.3, { step: 0.1 }, 0.2, 0.4],
  [6, { step: 6 }, null, 12],
  [7, { step: 6 }, 6, 12],
  [12, { min: 1, max: 20, step: 6 }, 6, 18],
  [18, { min: 1, max: 20, step: 6 }, 12, null],
  [3, { min: 5 }, null, 5],
  [98.5, { max: 99 }, 97.5, 99],
  [2, { step: 0 }, 1, 3],
])('at %s, with %o, minus gives %s and plus %s [QTY-01]', (held, told, less, more) => {
  expect([steppedQuantity(held, -1, told), steppedQuantity(held, 1, told)]).toEqual([less, more]);
});

it.each<[number, object, number | null, number | null]>([
  [0, {}, null, 1],
  [1, {}, 0, 2],
  [2, {}, 1, 3],
  [0, { min: 6, step: 6 }, null, 6],
  [6, { min: 6, step: 6 }, 0, 12],
  [0.5, { min: 0.5, step: 0.25 }, 0, 0.75],
  [0, { max: 3 }, null, 1],
])(
  'at %s of a product of a group, with %o, minus gives %s and plus %s [QTY-01][GRPD-03]',
  (held, told, less, more) => {
    const limits = { ...told, allowsNone: true };
    expect([steppedQuantity(held, -1, limits), steppedQuantity(held, 1, limits)]).toEqual([
      less,
      more,
    ]);
  },
);

it.each<[string, number, object, object]>([
  ['0', 2, {}, { status: 'changed', qty: 0 }],
  ['0', 0, {}, { status: 'unchanged' }],
  ['0', 6, { min: 6 }, { status: 'changed', qty: 0 }],
  ['3', 0, { min: 6 }, { status: 'below-min', limit: 6 }],
  ['-1', 2, {}, { status: 'below-min', limit: 1 }],
  ['', 2, {}, { status: 'invalid' }],
])('"%s" instead of %s where none is allowed [QTY-03][GRPD-03]', (text, original, told, found) => {
  const limits = { original, locale: 'en-US', ...told, allowsNone: true };
  expect(checkQuantity(text, limits)).toEqual(found);
});

describe('the limits of a line by what it has held', () => {
  it.each([
    [[100, 99], 99, 100],
    [[150, 50], 50, 51],
    [[99], 98, 99],
    [[0.5, 1.5], 1.5, 2.5],
  ])('of %j let plus at %s give %s [QTY-01]', (held, now, more) => {
    expect(steppedQuantity(now, 1, heldLimits(held, null))).toBe(more);
  });

  it.each<[readonly number[], object, number, number | null, number | null]>([
    [[150], { max: 10_000 }, 150, 149, 151],
    [[150, 149], { max: 100 }, 149, 148, null],
    [[6, 12], { min: 6, max: 60, step: 6 }, 12, 6, 18],
    [[0.5], { min: 0.5, max: null, step: 0.25 }, 0.5, null, 0.75],
    [[0.5], { min: null, max: null, step: null }, 0.5, null, 1.5],
    [[2], { min: null, max: null, step: null }, 99, 98, null],
    [[2], { min: -6, max: 0, step: -1 }, 1, null, 2],
    [[200], { min: 1, max: -1, step: 1 }, 200, 199, 201],
  ])(
    'of %j are the shop’s own, %o: at %s minus gives %s and plus %s [QTY-01]',
    (held, told, now, less, more) => {
      const limits = heldLimits(held, told);
      expect([steppedQuantity(now, -1, limits), steppedQuantity(now, 1, limits)]).toEqual([
        less,
        more,
      ]);
    },
  );

  it('let what it has held be typed again, and keep the default for other lines [QTY-01]', () => {
    const check = (held: readonly number[], text: string) =>
      checkQuantity(text, { original: 99, locale: 'en-US', ...heldLimits(held, null) }).status;
    expect(check([150, 99], '150')).toBe('changed');
    expect(check([99], '150')).toBe('above-max');
    expect(check([0.5, 99], '0.5')).toBe('changed');
    expect(check([99], '0.5')).toBe('below-min');
  });
});
