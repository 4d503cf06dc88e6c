import { expect, it } from 'vitest';
import {
  newMethodPayload,
  savedMethodPayload,
} from '../../../../../src/payments/stripe/domain/element-payload';

const method = { method: 'stripe_payments', po_number: null };

it.each([
  ['of a new method', newMethodPayload('pm_1'), { payment_method: 'pm_1', payment_element: true }],
  ['of a saved method', savedMethodPayload('pm_2', null), { payment_method: 'pm_2' }],
  [
    'of a saved card with its code',
    savedMethodPayload('pm_3', 'cvctok_1'),
    { payment_method: 'pm_3', cvc_token: 'cvctok_1' },
  ],
])('the payment data %s name what pays [PELEM-07]', (_of, payload, additional_data) => {
  expect(payload).toEqual({ ...method, additional_data });
});
