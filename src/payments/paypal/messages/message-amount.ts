import type { PayLaterPrice } from '../../../domain/payment/total-prices';

/** The currency of an SDK whose URL names none. */
const DEFAULT = 'USD';

function currencyOf(url: string): string | null {
  try {
    return new URL(url, document.baseURI).searchParams.get('currency') ?? DEFAULT;
  } catch {
    return null;
  }
}

/**
 * The amount that a message names: the price in the currency of the SDK. Null where there is none, since an amount in another
 * currency, or in one that nobody says, could be wrong, and for nothing to pay.
 */
export function messageAmount(prices: readonly PayLaterPrice[], sdkUrl: string): string | null {
  const wanted = currencyOf(sdkUrl);
  const price = prices.find(({ currency }) => currency !== null && currency === wanted);
  return price !== undefined && price.amount > 0 ? price.amount.toFixed(2) : null;
}
