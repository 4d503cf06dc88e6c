import { expect, it } from 'vitest';
import { allowedMethodTypes } from '../../../../src/domain/payment/partly-paid';

const segment = (code: string, value: number | null) => ({
  code,
  title: code,
  value,
  area: null,
  taxDetails: [],
});

it.each([
  ['giftcardaccount', -5, ['card', 'link']],
  ['customerbalance', -0.01, ['card', 'link']],
  ['reward', 3, ['card', 'link']],
  ['giftcardaccount', 0, null],
  ['customerbalance', null, null],
  ['discount', -5, null],
])('with %s of %j the methods are limited to %j [EXPR-16]', (code, value, types) => {
  const segments = [segment('subtotal', 20), segment(code, value)];
  expect(allowedMethodTypes(segments, { isLinkEnabled: true })).toEqual(types);
});

it('leaves out link where it is not enabled [EXPR-16]', () => {
  expect(allowedMethodTypes([segment('reward', -1)], { isLinkEnabled: false })).toEqual(['card']);
});
