import type { Address } from '../domain/address.types';
import type { Result } from '../platform/result';
import { clientAddress } from './address-wire';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { wireNumber } from './wire/wire';

/**
 * Saves the billing address on the cart and returns its id (BILL-13). Load the payment information again afterwards.
 * `isOrder`: it belongs to the order that is being placed, which other writes wait for.
 */
export const saveBillingAddress = (
  context: RestContext,
  address: Address,
  { signal, isOrder }: CallOptions & { readonly isOrder?: boolean } = {},
): Promise<Result<number>> =>
  call(
    {
      url: cartUrl(context, 'billing-address'),
      method: 'POST',
      signal,
      isOrder,
      body: {
        cartId: context.cart.kind === 'guest' ? context.cart.maskedId : 'mine',
        address: clientAddress(address),
      },
    },
    wireNumber,
  );
