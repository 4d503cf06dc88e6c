import type { CaptchaForm } from '../../domain/captcha.types';
import { fail, ok, type Result } from '../../platform/result';
import type { TillState } from '../shared/store.types';

/*
 * What every guarded form needs from the start. The rest is loaded where a page has a reCAPTCHA: see
 * `recaptcha-state.ts`.
 */

/** Whether the page has a reCAPTCHA at all. */
export const selectHasRecaptcha = ({ config }: Pick<TillState, 'config'>): boolean =>
  config.shop.recaptcha !== undefined;

/**
 * Adds a new token to the headers or fields of one request, where its form needs one (`endpoints.md` §2.3). Where there
 * is none, nothing may be sent.
 */
export const withToken = async (
  state: TillState,
  form: CaptchaForm,
  fields: Readonly<Record<string, string>>,
): Promise<Result<Readonly<Record<string, string>>>> =>
  selectHasRecaptcha(state)
    ? import('./take-token').then(
        ({ addToken }) => addToken(state, form, fields),
        () => fail({ kind: 'network' }),
      )
    : ok(fields);
