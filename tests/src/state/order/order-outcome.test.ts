import { expect, it } from 'vitest';
import { ok } from '../../../../src/platform/result';
import { outcomeOf } from '../../../../src/state/order/order-outcome';

const guest = { kind: 'guest', maskedId: 'CART1' } as const;
const customer = { kind: 'customer' } as const;

it.each([
  ['a guest’s that is active', guest, true, [77], [99], 'open'],
  ['a guest’s that is closed', guest, false, [77], [77], 'ordered'],
  ['a customer’s that has an ordered line', customer, true, [77, 78], [78], 'open'],
  ['a customer’s that has other lines', customer, true, [77], [99], 'other'],
  ['a customer’s where the ordered lines are not known', customer, true, [], [99], 'open'],
  ['a customer’s that is closed', customer, false, [77], [77], 'ordered'],
] as const)('the outcome for a cart: %s', (_name, cart, isActive, ordered, present, outcome) => {
  const loaded = ok({ isActive, itemIds: [...present] });
  expect(outcomeOf(loaded as Parameters<typeof outcomeOf>[0], cart, ordered)).toEqual(ok(outcome));
});
