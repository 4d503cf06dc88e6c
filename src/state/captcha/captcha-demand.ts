import { createAction } from '@reduxjs/toolkit';
import type { CaptchaForm } from '../../domain/captcha.types';
import type { TillState } from '../shared/store.types';

/* What every guarded form needs at once. The captcha itself comes when one is asked for: see `captcha-state.ts`. */

/** A form was to be sent without the letters that it asks for. */
export const captchaLeftEmpty = createAction<CaptchaForm>('captcha/missed');

/** The letters were sent: whatever the shop answered, they do not count again. */
export const captchaSpent = createAction<CaptchaForm>('captcha/spent');

/**
 * Whether a form asks for the letters of a picture. The page says it, and the `captcha` section when it is newer
 * (SECT-10, CAPT-04): pages come from caches.
 */
export const selectIsGuarded =
  (form: CaptchaForm) =>
  ({ config, sections }: Pick<TillState, 'config' | 'sections'>): boolean => {
    const printed = config.shop.captchas[form];
    const told: unknown = sections.data.captcha?.[form];
    if (typeof told === 'object' && told !== null && 'isRequired' in told && 'timestamp' in told) {
      if (Number(told.timestamp) > (printed?.timestamp ?? 0)) return told.isRequired === true;
    }
    return printed?.isRequired ?? false;
  };

/** The letters that were typed for a form, trimmed; null when it asks for none. */
export const captchaLetters = (state: TillState, form: CaptchaForm): string | null =>
  selectIsGuarded(form)(state) ? (state.captcha?.[form]?.typed.trim() ?? '') : null;

/** How a guarded REST call carries the letters (`endpoints.md` §2.3). */
export function captchaHeaders(
  state: TillState,
  form: CaptchaForm,
): Readonly<Record<string, string>> {
  const letters = captchaLetters(state, form);
  return letters === null ? {} : { 'X-Captcha': letters };
}
