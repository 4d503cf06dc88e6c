import type { StripeShop } from '../api/call';
import {
  addExpressProduct,
  changeExpressAddress,
  changeExpressRate,
  loadExpressParams,
  type ExpressPlace,
} from '../api/express';
import { answerOf, expressAddress, lineItemsTotal } from '../domain/express';
import type { ExpressAddress, ExpressParams, ExpressPayload } from '../domain/express.types';
import { ok, type Result } from '../../../platform/result';
import type {
  WalletChange,
  WalletRun,
  WalletSheet,
} from '../../../state/extensions/wallet-provider.types';
import type { Offer } from './offer';

/** A sheet of the provider: what a press opens, and the changes that the shopper makes in it. */
export interface StripeSheet extends WalletSheet {
  /** The payload of a changed address; null rejects the event (EXPR-04). */
  readonly changeAddress: (
    run: WalletRun,
    address: ExpressAddress,
  ) => Promise<ExpressPayload | null>;
  /** The payload of a changed rate; null rejects the event (EXPR-05). */
  readonly changeRate: (run: WalletRun, rateId: string) => Promise<ExpressPayload | null>;
}

/** The sheet of one press, with what the buttons were last updated with. */
export function createSheet(
  shop: StripeShop,
  place: ExpressPlace,
  { options, payload }: Offer,
  updateTotal: (total: number) => Promise<void>,
): StripeSheet {
  const { mode, currency = 'usd', amount = null } = options;
  const lines = lineItemsTotal(payload.lineItems);
  let address: ExpressAddress | null = null;
  let rateId: string | null = null;

  const changeOf = (
    response: Result<ExpressParams>,
    isAddress: boolean,
    rate: (rates: ExpressPayload['shippingRates']) => string | null,
  ): Result<WalletChange<ExpressPayload>> => {
    if (!response.ok) return response;
    const change = response.value.payload;
    const rates = change?.shippingRates ?? [];
    return ok({
      isDeliverable: change !== null && !(isAddress && rates.length === 0),
      ...answerOf(change ?? {}, mode),
      onShown: () => {
        rateId = rate(rates);
      },
    });
  };

  return {
    total: lines > 0 ? lines : amount,
    currency,
    isChargedNow: mode !== 'setup',
    updateTotal,
    addProduct: (fields) => addExpressProduct(shop, fields, null),
    loadTotal: async () => {
      const response =
        rateId === null
          ? await loadExpressParams(shop, place, { isOrder: true })
          : await changeExpressRate(shop, address, rateId, { isOrder: true });
      if (!response.ok) return response;
      const { payload: now, elementOptions } = response.value;
      const sum = lineItemsTotal(now?.lineItems);
      return ok(sum > 0 ? sum : (elementOptions?.amount ?? null));
    },
    changeAddress: (run, changed) =>
      run.change(async () => {
        address = expressAddress(changed);
        rateId = null;
        const response = await changeExpressAddress(shop, address, place.location);
        // The sheet chooses the first rate, as the shop has done.
        return changeOf(response, true, (rates) => rates?.[0]?.id ?? null);
      }),
    changeRate: (run, id) =>
      run.change(async () => changeOf(await changeExpressRate(shop, address, id), false, () => id)),
  };
}
