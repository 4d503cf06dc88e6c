import { saveBillingAddress } from '../../../api/billing';
import type { RestContext } from '../../../api/rest.types';
import type { Address } from '../../../domain/address.types';
import { t } from '../../../platform/i18n/i18n';
import { inShopTime } from './in-shop-time';

/** What the module's own scripts say, whose phrases the shop's dictionary has (WALL-35). */
const OF_MODULE: Readonly<Record<'billing', string>> = {
  billing: 'Failed to set billing address',
};

/**
 * Saves the billing address on the cart, from which the shop creates the order. The call ends at `deadline`, or after 25 seconds.
 *
 * @returns why it was not saved, translated; null once it is (WALL-33, WALL-35)
 */
export async function saveBilling(
  {
    shop,
    billingAddress,
  }: {
    readonly shop: RestContext;
    readonly billingAddress: Address | null;
  },
  deadline?: number,
): Promise<string | null> {
  const isSaved =
    billingAddress !== null &&
    (
      await inShopTime(
        (signal) => saveBillingAddress(shop, billingAddress, { isOrder: true, signal }),
        deadline,
      )
    ).ok;
  return isSaved ? null : t(OF_MODULE.billing);
}
