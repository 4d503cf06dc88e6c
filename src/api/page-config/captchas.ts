import type { CaptchaDemand } from '../../domain/captcha.types';
import type { PageSource } from '../../platform/page/page-source';
import { flag, number, recordOf, taker, type Json } from './config-values';

/** The captchas in the page's configuration: the checkout's, and the mini cart's for the login popup. */
export const rawCaptchas = ({ checkout, checkoutConfig }: PageSource): Json => ({
  ...recordOf(checkout.captcha),
  ...recordOf(checkoutConfig?.captcha),
});

/** Which forms are guarded according to the page (`config-shapes.md` §1). */
export const parseCaptchaDemands = (source: PageSource): Readonly<Record<string, CaptchaDemand>> =>
  Object.fromEntries(
    Object.entries(rawCaptchas(source)).map(([form, raw]) => {
      const read = taker(recordOf(raw), `captcha.${form}`);
      return [
        form,
        { isRequired: read('isRequired', flag, false), timestamp: read('timestamp', number, 0) },
      ];
    }),
  );
