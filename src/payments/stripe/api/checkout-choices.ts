import type { CheckoutChoices } from '../../../domain/payment/checkout-choices.types';
import { clientAddress } from '../../../api/address-wire';

/** What the module bases its prices and methods on, as it takes it (SUBS-12); what is not known is left out. */
export const choicesBody = ({
  billingAddress,
  shippingAddress,
  shippingMethod,
  couponCode,
}: CheckoutChoices): Readonly<Record<string, unknown>> => ({
  billingAddress: clientAddress(billingAddress),
  shippingAddress: shippingAddress === null ? undefined : clientAddress(shippingAddress),
  shippingMethod:
    shippingMethod === null
      ? undefined
      : { carrier_code: shippingMethod.carrierCode, method_code: shippingMethod.methodCode },
  couponCode: couponCode === '' ? undefined : couponCode,
});
