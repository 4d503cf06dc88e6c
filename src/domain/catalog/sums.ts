import { ownValue } from '../own-value';
import { sumOf, times } from './amounts';
import type { Amount, ProductPrices, TierPrice } from './catalog.types';
import { entriesOf, typedNumber, valuesOf, type FormFields } from './form-fields';

/** What a downloadable link adds, by its id (DLINK-03); the form's field is `links[]`. */
export type DownloadLinks = Readonly<Record<string, Amount>>;

/** What the chosen links add to the price. */
export const linksAmount = (links: DownloadLinks, fields: FormFields): Amount =>
  sumOf(valuesOf(fields, 'links').flatMap((id) => ownValue(links, id) ?? []));

/** The unit price for a quantity: the lowest of the tiers that it reaches. */
function unitPrice({ final, tiers }: ProductPrices, qty: number): Amount {
  const reached = tiers.filter((tier: TierPrice) => tier.qty <= qty);
  return reached.reduce(
    (best, { price, base }) => (price < best.shown ? { shown: price, base: base ?? price } : best),
    final,
  );
}

/** The total quantity and price of a grouped product's form. */
export interface GroupedSum {
  readonly count: number;
  readonly amount: Amount;
  /** A chosen product whose price is unknown; null when all prices are known. */
  readonly unpriced: string | null;
}

/** Adds up a grouped product (`super_group[61]`). Empty and invalid quantities count as 0 (GRPD-03). */
export function groupedSum(
  pricesOf: (productId: string) => ProductPrices | null,
  fields: FormFields,
): GroupedSum {
  const wanted = entriesOf(fields, 'super_group').map(([id, typed]) => ({
    id,
    prices: pricesOf(id),
    qty: Math.max(0, typedNumber(typed) ?? 0),
  }));
  return {
    count: wanted.reduce((sum, { qty }) => sum + qty, 0),
    amount: sumOf(
      wanted.flatMap(({ prices, qty }) =>
        prices === null ? [] : [times(unitPrice(prices, qty), qty)],
      ),
    ),
    unpriced: wanted.find(({ prices, qty }) => prices === null && qty > 0)?.id ?? null,
  };
}

/** The option of a gift card's amounts that means a custom amount (GIFTC-01). */
export const CUSTOM_AMOUNT = 'custom';

/** The amount of a gift card in the form; null while nothing is chosen, or no amount is typed. */
export function giftCardAmount(fields: FormFields): number | null {
  const [chosen] = valuesOf(fields, 'giftcard_amount');
  const [typed] = valuesOf(fields, 'custom_giftcard_amount');
  const amount = typedNumber((chosen === CUSTOM_AMOUNT ? typed : chosen) ?? '');
  return amount !== null && amount > 0 ? amount : null;
}

/** The price of gift cards: amount and options, times the quantity (GIFTC-05). */
export const giftCardSum = (amount: number, options: readonly Amount[], qty: number): Amount =>
  times(sumOf([{ shown: amount, base: amount }, ...options]), qty);
