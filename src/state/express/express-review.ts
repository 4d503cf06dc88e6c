import { t } from '../../platform/i18n/i18n';
import { errorText } from '../../platform/http/error-text';
import { fail, ok, type Result } from '../../platform/result';
import { sectionsReceived } from '../sections/sections-slice';
import { loadCartLinesSnapshot } from './express-cart';
import type { RunState } from './express-run';
import { providerCall } from './provider-call';

const CHANGED =
  'Your cart has changed since the amount was shown. Nothing was charged: please pay again.';

/**
 * Checks that the order still matches the sheet: requests the amount for the same address and rate once
 * more, and for the lines. Nothing is sent otherwise. Returns the ids of the lines, or why there is no order.
 */
export async function reviewRun(run: RunState): Promise<Result<readonly number[], string>> {
  const { store } = run.page;
  const { sheet } = run.press;
  const [cart, total] = await Promise.all([
    loadCartLinesSnapshot(store),
    providerCall(() => sheet.loadTotal(), fail({ kind: 'network' } as const)),
  ]);
  if (cart === null) {
    return fail(t('The shop cannot be reached. Please check your connection and try again.'));
  }
  store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart: cart.section } }));
  if (!total.ok) return fail(errorText(total.error));
  const isSame = !sheet.isChargedNow || run.total === null || total.value === run.total;
  if (!isSame || cart.lines.length === 0) return fail(t(CHANGED));
  return ok(cart.lines.map(({ itemId }) => Number(itemId)));
}
