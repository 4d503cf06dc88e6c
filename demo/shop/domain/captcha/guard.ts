import { currentSettings } from '../settings/visitor';
import type { Settings } from '../settings/fields';
import type { Session } from '../session/session';
import type { Shop } from '../shop';
import { issueCaptcha, solveCaptcha } from './captchas';
import { PICTURE_HEIGHT } from './picture';

/** A form that the shop can protect with a captcha. */
export type CaptchaForm = Settings['captcha'][number];

/** The message for a wrong or expired word. */
export const INCORRECT_CAPTCHA = 'Incorrect CAPTCHA';

/** Forms that a stock shop always lists, protected or not. */
const LISTED: readonly CaptchaForm[] = [
  'payment_processing_request',
  'user_login',
  'sales_rule_coupon_request',
];

function forms(): readonly CaptchaForm[] {
  const wanted = currentSettings().captcha;
  return wanted.includes('guest_checkout') ? [...LISTED, 'guest_checkout'] : LISTED;
}

/** Whether the visitor's shop requires a captcha here. */
export function isGuarded(form: CaptchaForm): boolean {
  return currentSettings().captcha.includes(form);
}

/** Whether the text is the word of the visitor's picture. Valid for one attempt. */
export function isSolved(shop: Shop, session: Session, form: string, typed: string): boolean {
  return solveCaptcha(shop.db, session.id, form, typed, shop.clock());
}

/** URL of a new picture for a form; the previous one becomes invalid. */
export function newPicture(shop: Shop, session: Session, form: string, baseUrl: string): string {
  const id = issueCaptcha(shop.db, session.id, form, shop.clock());
  return `${baseUrl}media/captcha/base/${id}.png`;
}

/** The `captcha` section: the forms that require one (`config-shapes.md` §6.3). */
export function captchaSection(shop: Shop): object {
  const timestamp = Math.floor(shop.clock().getTime() / 1000);
  return Object.fromEntries(
    forms().map((form) => [form, { isRequired: isGuarded(form), timestamp }]),
  );
}

/** `checkoutConfig.captcha`: a protected form includes its first picture. */
export function captchaConfig(shop: Shop, session: Session, baseUrl: string): object {
  const timestamp = Math.floor(shop.clock().getTime() / 1000);
  return Object.fromEntries(
    forms().map((form) => [
      form,
      {
        isCaseSensitive: false,
        imageHeight: PICTURE_HEIGHT,
        imageSrc: isGuarded(form) ? newPicture(shop, session, form, baseUrl) : '',
        refreshUrl: `${baseUrl}captcha/refresh/`,
        isRequired: isGuarded(form),
        timestamp,
      },
    ]),
  );
}
