import type { CaptchaDemand, CaptchaSettings } from '../../domain/captcha.types';
import type { PageSource } from '../../platform/page/page-source';
import { flag, number, recordOf, taker, text, nonEmptyText, type Json } from './config-values';

/** The captchas in the page's configuration: the checkout's, and the mini cart's for the login popup. */
const rawCaptchas = ({ checkout, checkoutConfig }: PageSource): Json => ({
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

/** A stock shop's image height, in pixels. */
const STOCK_HEIGHT = 50;

/** The captcha of a form, with a stock shop's settings where the page has none (CAPT-01). */
export function parseCaptcha(source: PageSource, formId: string, baseUrl: string): CaptchaSettings {
  const read = taker(recordOf(rawCaptchas(source)[formId]), `captcha.${formId}`);
  return {
    formId,
    imageSrc: read('imageSrc', text, ''),
    imageHeight: read('imageHeight', number, STOCK_HEIGHT),
    isCaseSensitive: read('isCaseSensitive', flag, false),
    isRequired: read('isRequired', flag, false),
    refreshUrl: read('refreshUrl', nonEmptyText, `${baseUrl}captcha/refresh/`),
  };
}
