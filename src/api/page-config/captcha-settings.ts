import type { CaptchaSettings } from '../../domain/captcha.types';
import { ownValue } from '../../domain/own-value';
import type { PageSource } from '../../platform/page/page-source';
import { rawCaptchas } from './captchas';
import { flag, nonEmptyText, number, recordOf, taker, text } from './config-values';

/** A stock shop's image height, in pixels. */
const STOCK_HEIGHT = 50;

/** The captcha of a form, with a stock shop's settings where the page has none (CAPT-01). */
export function parseCaptcha(source: PageSource, formId: string, baseUrl: string): CaptchaSettings {
  const read = taker(recordOf(ownValue(rawCaptchas(source), formId)), `captcha.${formId}`);
  return {
    formId,
    imageSrc: read('imageSrc', text, ''),
    imageHeight: read('imageHeight', number, STOCK_HEIGHT),
    isCaseSensitive: read('isCaseSensitive', flag, false),
    isRequired: read('isRequired', flag, false),
    refreshUrl: read('refreshUrl', nonEmptyText, `${baseUrl}captcha/refresh/`),
  };
}
