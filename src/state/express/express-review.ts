import { changeExpressRate, loadExpressParams } from '../../api/stripe/express';
import { lineItemsTotal } from '../../domain/payment/express';
import { t } from '../../platform/i18n/i18n';
import { errorText } from '../../platform/http/error-text';
import { fail, ok, type Result } from '../../platform/result';
import { sectionsReceived } from '../sections/sections-slice';
import { loadCartLinesSnapshot } from './express-cart';
import type { RunState } from './express-run';

const CHANGED =
  'Your cart has changed since the amount was shown. Nothing was charged: please pay again.';

/**
 * Checks that the order still matches the sheet: requests the amount for the same address and rate once
 * more, and for the lines. Nothing is sent otherwise. Returns the ids of the lines, or why there is no order.
 */
export async function reviewRun(run: RunState): Promise<Result<readonly number[], string>> {
  const { store } = run.page;
  const { place, options } = run.press;
  const { shop } = store.getState().config;
  const [cart, response] = await Promise.all([
    loadCartLinesSnapshot(store),
    run.rateId === null
      ? loadExpressParams(shop, place, { isOrder: true })
      : changeExpressRate(shop, run.address, run.rateId, { isOrder: true }),
  ]);
  if (cart === null) {
    return fail(t('The shop cannot be reached. Please check your connection and try again.'));
  }
  store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart: cart.section } }));
  if (!response.ok) return fail(errorText(response.error));
  const { payload, elementOptions } = response.value;
  const lines = lineItemsTotal(payload?.lineItems);
  const total = lines > 0 ? lines : (elementOptions?.amount ?? null);
  const isSame = options.mode === 'setup' || run.total === null || total === run.total;
  if (!isSame || cart.lines.length === 0) return fail(t(CHANGED));
  return ok(cart.lines.map(({ itemId }) => Number(itemId)));
}
