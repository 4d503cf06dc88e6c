import { parseRecaptchas } from '../../api/page-config/recaptchas';
import type { CaptchaForm } from '../../domain/captcha.types';
import { ownValue } from '../../domain/own-value';
import type { Recaptchas, RecaptchaSettings } from '../../domain/recaptcha.types';
import type { TillState } from '../shared/store.types';

/** Which reCAPTCHA guards a form that a picture may guard too; the cart page's is named by the hash of its block. */
const IDS: Readonly<Partial<Record<CaptchaForm, readonly string[]>>> = {
  user_login: [
    'recaptcha-popup-login',
    'recaptcha-checkout-inline-login',
    'recaptcha-checkout-inline-login-billing',
    'recaptcha-checkout-login',
  ],
  payment_processing_request: ['recaptcha-checkout-place-order'],
  sales_rule_coupon_request: [
    'recaptcha-checkout-coupon-apply',
    'recaptcha-05c3b3fb7fb72fbc599bc7bbf207c7d6c8336d4b',
  ],
};

interface Parsed {
  readonly text: string;
  readonly locale: string;
  readonly recaptchas: Recaptchas;
}

let parsed: Parsed | null = null;

/** The page's reCAPTCHAs, the same objects while their configuration is the same: a widget is rendered once. */
export function selectRecaptchas({ config: { shop } }: Pick<TillState, 'config'>): Recaptchas {
  const { recaptcha: text = '[]', locale } = shop;
  if (parsed?.text !== text || parsed.locale !== locale) {
    parsed = { text, locale, recaptchas: parseRecaptchas(text, locale) };
  }
  return parsed.recaptchas;
}

/** A form's reCAPTCHA; null where it needs none, as an order that is paid with a method of `skipPayments`. */
export const selectRecaptcha =
  (form: CaptchaForm) =>
  (state: Pick<TillState, 'config' | 'checkout'>): RecaptchaSettings | null => {
    const { byId } = selectRecaptchas(state);
    const settings = (IDS[form] ?? [form]).map((id) => ownValue(byId, id)).find(Boolean);
    const method = state.checkout?.payment.selected ?? '';
    return settings?.skipPayments.includes(method) === false ? settings : null;
  };
