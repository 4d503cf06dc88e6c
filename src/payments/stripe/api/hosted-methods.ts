import * as v from 'valibot';
import type { CheckoutChoices } from '../../../domain/payment/checkout-choices.types';
import type { Result } from '../../../platform/result';
import { callStripe, type StripeShop } from './call';
import { wireChoices } from '../../../api/wire/wire';
import { choicesBody } from './checkout-choices';

const methods = v.pipe(
  v.nullable(v.object({ methods: v.optional(wireChoices(v.string()), []) })),
  v.transform((wire): readonly string[] => wire?.methods ?? []),
);

/** The ways to pay on the provider's page for this order, by the provider's codes, e.g. `card` (PELEM-47). */
export const loadHostedMethods = (
  shop: StripeShop,
  choices: CheckoutChoices,
): Promise<Result<readonly string[]>> =>
  callStripe(shop, { name: 'get_checkout_payment_methods', body: choicesBody(choices) }, methods);
