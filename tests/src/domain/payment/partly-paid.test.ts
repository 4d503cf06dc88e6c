import { expect, it } from 'vitest';
import { isPartlyPaid } from '../../../../src/domain/payment/partly-paid';

const segment = (code: string, value: number | null) => ({
  code,
  title: code,
  value,
  area: null,
  taxDetails: [],
});

it.each([
  ['giftcardaccount', -5, true],
  ['customerbalance', -0.01, true],
  ['reward', 3, true],
  ['giftcardaccount', 0, false],
  ['customerbalance', null, false],
  ['discount', -5, false],
])('%s of %j pays for a part: %j [EXPR-16]', (code, value, isPaid) => {
  expect(isPartlyPaid([segment('subtotal', 20), segment(code, value)])).toBe(isPaid);
});
