import { cancelCoupon } from '../../api/coupons';
import { loadTotals } from '../../api/totals';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { couponCancelled, couponRefused, couponSettled, selectCoupon } from './quote-slice';
import type { StartListening } from '../shared/store.types';
import { failureText } from '../session/failure-text';
import { restContext, withTotals } from './request-totals';
import type { SerialQueue } from '../shared/serial-queue';

/** Removes the coupon (DISC-03, DISC-15, DISC-18, DISC-19) and loads the totals again. */
export function startCancelCoupon(startListening: StartListening, queue: SerialQueue): void {
  startListening({
    actionCreator: couponCancelled,
    effect: async (_action, api) => {
      const context = restContext(api.getState());
      if (context === null) return;
      await queue('coupon', async () => {
        const result = await cancelCoupon(context);
        const reloaded = await withTotals(
          api,
          () => loadTotals(context),
          (totals) => totals,
        );
        const isGone = reloaded.ok && selectCoupon(api.getState()).applied === null;
        if (result.ok || (outcomeUnknown(result.error) && isGone)) {
          api.dispatch(couponSettled(t('Your coupon was successfully removed.')));
          return;
        }
        const isRequestError = result.error.kind !== 'rejected';
        api.dispatch(couponRefused(failureText(api, result.error), isRequestError));
      });
    },
  });
}
