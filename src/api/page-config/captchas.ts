import type { CaptchaDemand, CaptchaSettings } from '../../domain/captcha.types';
import type { PageSource } from '../../platform/page/page-source';
import { flag, number, recordOf, taker, text, word, type Json } from './printed';

/** The captchas that the page prints: in the checkout's configuration, and in the mini cart's for the login popup. */
const printedCaptchas = ({ checkout, checkoutConfig }: PageSource): Json => ({
  ...recordOf(checkout.captcha),
  ...recordOf(checkoutConfig?.captcha),
});

/** Which forms the page says are guarded (`config-shapes.md` §1). */
export const parseCaptchaDemands = (source: PageSource): Readonly<Record<string, CaptchaDemand>> =>
  Object.fromEntries(
    Object.entries(printedCaptchas(source)).map(([form, printed]) => {
      const read = taker(recordOf(printed), `captcha.${form}`);
      return [
        form,
        { isRequired: read('isRequired', flag, false), timestamp: read('timestamp', number, 0) },
      ];
    }),
  );

/** A stock shop's height of the picture, in pixels. */
const STOCK_HEIGHT = 50;

/** The captcha of a form, with a stock shop's ways where the page prints none (CAPT-01). */
export function parseCaptcha(source: PageSource, formId: string, baseUrl: string): CaptchaSettings {
  const read = taker(recordOf(printedCaptchas(source)[formId]), `captcha.${formId}`);
  return {
    formId,
    imageSrc: read('imageSrc', text, ''),
    imageHeight: read('imageHeight', number, STOCK_HEIGHT),
    isCaseSensitive: read('isCaseSensitive', flag, false),
    isRequired: read('isRequired', flag, false),
    refreshUrl: read('refreshUrl', word, `${baseUrl}captcha/refresh/`),
  };
}
