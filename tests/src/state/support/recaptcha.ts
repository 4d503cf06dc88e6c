import { vi } from 'vitest';
import { addWidget } from '../../../../src/platform/recaptcha/take-from';
import type { TokenResult } from '../../../../src/platform/recaptcha/widget';

/** `ShopConfig.recaptcha` of a page with one for each of these, by the platform's ids. */
export const recaptchaText = (
  isInvisible: boolean,
  ...ids: readonly string[]
): string | undefined => {
  if (ids.length === 0) return undefined;
  return JSON.stringify(
    ids.map((reCaptchaId) => ({
      reCaptchaId,
      settings: { rendering: { sitekey: 'key' }, invisible: isInvisible },
      skipPayments: { paypal_express: true },
    })),
  );
};

/** A form's widget whose tokens come from `take`. */
export function showWidget(form: string, take: () => Promise<TokenResult>) {
  const widget = { isTicked: () => false, load: vi.fn(), take: vi.fn(take), remove: vi.fn() };
  return { widget, hide: addWidget(form, widget) };
}
