import { expect, it } from 'vitest';
import { allowedMethodTypes } from '../../../../../src/payments/stripe/domain/method-types';

it.each([
  [true, true, ['card', 'link']],
  [true, false, ['card']],
  [false, true, null],
  [false, false, null],
])('paid in part %j, link %j: limited to %j [EXPR-16]', (isPartlyPaid, isLinkEnabled, types) => {
  expect(allowedMethodTypes(isPartlyPaid, { isLinkEnabled })).toEqual(types);
});
