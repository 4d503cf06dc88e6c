import { loadHostedMethods } from '../../api/stripe/hosted-methods';
import type { Address } from '../../domain/address.types';
import type { PaymentContext } from '../../state/extensions/payment-method.types';

let asked: Promise<readonly string[]> | null = null;

const hasCountry = (address: Address | null): boolean => (address?.countryId ?? '') !== '';

/**
 * The ways to pay on the provider's page, by its codes. Asked for once per page, and only when the countries are known
 * (PELEM-48): null until then, none when the shop does not say.
 */
export function hostedMethods(context: PaymentContext): Promise<readonly string[]> | null {
  const { billingAddress, shippingAddress, shippingMethod, isVirtual, totals, shop } = context;
  if (asked !== null) return asked;
  if (billingAddress === null || !hasCountry(billingAddress)) return null;
  if (!isVirtual && !hasCountry(shippingAddress)) return null;
  asked = loadHostedMethods(shop, {
    billingAddress,
    shippingAddress: isVirtual ? null : shippingAddress,
    shippingMethod,
    couponCode: totals.couponCode ?? '',
  }).then((result) => (result.ok ? result.value : []));
  return asked;
}
