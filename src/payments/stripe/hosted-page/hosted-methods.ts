import { loadHostedMethods } from '../api/hosted-methods';
import type { Address } from '../../../domain/address.types';
import type { PaymentContext } from '../../../state/extensions/payment-method.types';

let requested: Promise<readonly string[]> | null = null;

const hasCountry = (address: Address | null): boolean => (address?.countryId ?? '') !== '';

/**
 * The payment types on the provider's page, by its codes. Requested once per page, and only when the countries are known
 * (PELEM-48): null until then, empty if the shop does not return them.
 */
export function hostedMethods(context: PaymentContext): Promise<readonly string[]> | null {
  const { billingAddress, shippingAddress, shippingMethod, isVirtual, totals, shop } = context;
  if (requested !== null) return requested;
  if (billingAddress === null || !hasCountry(billingAddress)) return null;
  if (!isVirtual && !hasCountry(shippingAddress)) return null;
  requested = loadHostedMethods(shop, {
    billingAddress,
    shippingAddress: isVirtual ? null : shippingAddress,
    shippingMethod,
    couponCode: totals.couponCode ?? '',
  }).then((result) => (result.ok ? result.value : []));
  return requested;
}
