import { login, type Credentials } from '../../api/login';
import type { ApiError } from '../../platform/http/api-error';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate, reloadPage, sameOrigin } from '../../platform/navigate';
import { fail, ok, type Result } from '../../platform/result';
import { captchaFields, captchaSpent } from '../captcha/captcha-demand';
import { withToken } from '../recaptcha/recaptcha-demand';
import { sectionsInvalidated } from '../sections/sections-slice';
import { selectIsLoggedIn } from '../sections/section-selectors';
import { sectionReloaded } from '../sections/await-sections';
import { noteCartBeforeLogin } from '../messages/cart-before-login';
import type { FlowApi } from '../shared/store.types';

/**
 * Signs a customer in (LOGIN-01, LOGIN-04, LOGIN-05, LOGIN-08). Returns the shop's redirect URL (null also when only
 * the response was lost), or the message for the failure; a captcha then shows a new image (CAPT-05). Where the shop
 * requires a token of reCAPTCHA, nothing is sent without one. The password is used for the call and stored nowhere.
 */
export async function signIn(
  api: FlowApi,
  credentials: Omit<Credentials, 'guard'>,
): Promise<Result<string | null, string>> {
  const state = api.getState();
  const letters = captchaFields(state, 'user_login', 'captcha_string');
  const guard = await withToken(state, 'user_login', letters);
  const result = guard.ok
    ? await login(state.config.shop, { ...credentials, guard: guard.value })
    : guard;
  if (!result.ok && !(await confirmSignIn(api, result.error))) {
    api.dispatch(captchaSpent('user_login'));
    const message = result.error.kind === 'rejected' ? result.error.message : '';
    return fail(message || t('Could not authenticate. Please try again later'));
  }
  noteCartBeforeLogin(state, Date.now());
  api.dispatch(sectionsInvalidated({ names: ['customer', 'cart'], reload: false }));
  return ok(result.ok ? result.value.redirectUrl : null);
}

/** Whether the login succeeded although its response was lost: reloads the `customer` section to find out. */
async function confirmSignIn(api: FlowApi, error: ApiError): Promise<boolean> {
  if (!outcomeUnknown(error) || !navigator.onLine) return false;
  api.dispatch(sectionsInvalidated({ names: ['customer'], reload: true }));
  await sectionReloaded(api, 'customer');
  return selectIsLoggedIn(api.getState());
}

/** Leaves the page after a login: to the shop's redirect, else to `goTo`, else reloads the page (LOGIN-06). */
export function leaveAfterLogin(redirectUrl: string | null, goTo: string | null = null): void {
  if (redirectUrl !== null && sameOrigin(redirectUrl)) navigate(redirectUrl);
  else if (goTo !== null) navigate(goTo);
  else reloadPage();
}
