import type { CallOptions } from '../../../api/rest';
import type { StripeShop } from '../api/call';
import { loadExpressParams, type ExpressPlace } from '../api/express';
import type { ExpressElementOptions, ExpressPayload } from '../domain/express.types';

/** What the buttons are created or updated with. */
export interface Offer {
  readonly options: ExpressElementOptions;
  readonly payload: ExpressPayload;
}

/** What the shop offers for a place now; null where nothing can be paid. */
export async function loadOffer(
  shop: StripeShop,
  place: ExpressPlace,
  callOptions: CallOptions,
): Promise<Offer | null> {
  const params = await loadExpressParams(shop, place, callOptions);
  if (!params.ok) return null;
  const { elementOptions: options, payload } = params.value;
  return options === null || (options.mode !== 'setup' && (options.amount ?? 0) <= 0)
    ? null
    : { options, payload: payload ?? {} };
}
