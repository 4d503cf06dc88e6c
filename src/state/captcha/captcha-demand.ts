import { createAction } from '@reduxjs/toolkit';
import type { CaptchaForm } from '../../domain/captcha.types';
import type { TillState } from '../shared/store.types';

/*
 * What every guarded form needs from the start. The captcha itself is injected when a form shows one: see
 * `captcha-state.ts`.
 */

/** A form was submitted without the captcha letters, or the tick of reCAPTCHA, that it requires. */
export const captchaLeftEmpty = createAction<CaptchaForm>('captcha/missed');

/** The letters were sent. Whatever the result, they are not valid a second time. */
export const captchaSpent = createAction<CaptchaForm>('captcha/spent');

/**
 * Whether a form requires captcha letters, according to the page, or to the `captcha` section when that is newer
 * (SECT-10, CAPT-04): pages may be cached.
 */
export const selectIsGuarded =
  (form: CaptchaForm) =>
  ({ config, sections }: Pick<TillState, 'config' | 'sections'>): boolean => {
    const fromPage = config.shop.captchas[form];
    const fromSection: unknown = sections.data.captcha?.[form];
    if (
      typeof fromSection === 'object' &&
      fromSection !== null &&
      'isRequired' in fromSection &&
      'timestamp' in fromSection
    ) {
      if (Number(fromSection.timestamp) > (fromPage?.timestamp ?? 0))
        return fromSection.isRequired === true;
    }
    return fromPage?.isRequired ?? false;
  };

/** The letters typed for a form, trimmed; null when it requires none. */
const captchaLetters = (state: TillState, form: CaptchaForm): string | null =>
  selectIsGuarded(form)(state) ? (state.captcha?.[form]?.typed.trim() ?? '') : null;

/** Whether a form still lacks captcha letters, or the tick of reCAPTCHA. */
export const isGuardOpen = (state: TillState, form: CaptchaForm): boolean =>
  captchaLetters(state, form) === '' || state.recaptcha?.[form]?.isTicked === false;

/** The letters of a guarded call, by the name that the server expects: a header of REST calls (`endpoints.md` §2.3). */
export function captchaFields(
  state: TillState,
  form: CaptchaForm,
  name = 'X-Captcha',
): Readonly<Record<string, string>> {
  const letters = captchaLetters(state, form);
  return letters === null ? {} : { [name]: letters };
}
