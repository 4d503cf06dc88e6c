import * as v from 'valibot';
import type { Result } from '../platform/result';
import type { PaymentData } from './payment';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';

/**
 * Saves how a customer's cart is paid, with the data of the method, before a page of the shop places the order
 * (`endpoints.md` §2, §10). The billing address stays as it is. It charges nothing, so it may be repeated.
 */
export const savePayment = (
  context: RestContext,
  payment: PaymentData,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> =>
  call(
    {
      url: cartUrl(context, 'set-payment-information'),
      method: 'POST',
      body: { cartId: 'mine', paymentMethod: payment },
      signal,
    },
    v.boolean(),
  );
