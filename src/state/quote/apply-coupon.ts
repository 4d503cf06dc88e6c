import { applyCoupon } from '../../api/coupons';
import { loadTotals } from '../../api/totals';
import { t } from '../../platform/i18n/i18n';
import { outcomeUnknown } from '../../platform/http/error-text';
import { captchaFields, captchaSpent } from '../captcha/captcha-demand';
import { withToken } from '../recaptcha/recaptcha-demand';
import { couponRefused, couponSettled, couponSubmitted, selectCoupon } from './quote-slice';
import type { StartListening } from '../shared/store.types';
import { failureText } from '../session/failure-text';
import { restContext, withTotals } from './request-totals';
import type { SerialQueue } from '../shared/serial-queue';

/** The captcha form that guards coupons (`endpoints.md` §2.3). */
const FORM = 'sales_rule_coupon_request';

/**
 * Applies a coupon (DISC-02, DISC-10 to DISC-14, DISC-17, DISC-19). A refused code also removes the applied one, so the
 * totals are loaded again either way. They decide, also when the response was lost. Captcha letters and the token of
 * reCAPTCHA are sent along and valid for one attempt; without a token nothing is sent.
 */
export function startApplyCoupon(startListening: StartListening, queue: SerialQueue): void {
  startListening({
    actionCreator: couponSubmitted,
    effect: async ({ payload }, api) => {
      const code = payload.trim();
      const context = restContext(api.getState());
      if (code === '' || context === null) {
        api.dispatch(couponRefused(t('This is a required field.')));
        return;
      }
      await queue('coupon', async () => {
        const state = api.getState();
        const guard = await withToken(state, FORM, captchaFields(state, FORM));
        const result = guard.ok
          ? await applyCoupon(context, code, { headers: guard.value })
          : guard;
        api.dispatch(captchaSpent(FORM));
        await withTotals(
          api,
          () => loadTotals(context),
          (totals) => totals,
        );
        const { applied } = selectCoupon(api.getState());
        const isApplied = applied?.toLowerCase() === code.toLowerCase();
        if (result.ok ? result.value : outcomeUnknown(result.error) && isApplied) {
          api.dispatch(couponSettled(t('Your coupon was successfully applied.')));
          return;
        }
        if (result.ok) {
          api.dispatch(
            couponRefused(t("The coupon code isn't valid. Verify the code and try again.")),
          );
          return;
        }
        const isRequestError = result.error.kind !== 'rejected';
        api.dispatch(couponRefused(failureText(api, result.error), isRequestError));
      });
    },
  });
}
