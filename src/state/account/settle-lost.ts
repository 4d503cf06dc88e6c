import { t } from '../../platform/i18n/i18n';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { sameOrigin } from '../../platform/navigate';
import type { FlowApi } from '../shared/store.types';
import type { PostedForm } from './account-slice';
import { deleteFormDraft } from './form-draft';
import { leaveSignedOut, leaveWith, reportError } from './leave-form';
import { lookUpForm } from './look-up-form';

const SAVED = {
  account: 'You saved the account information.',
  address: 'You saved the address.',
} as const;

/** Whether a form creates an address instead of changing one. */
const isNewAddress = ({ kind, url }: PostedForm): boolean =>
  kind === 'address' && !/\/id\/\d+\/?$/.test(url);

const isSecretChange = ({ fields }: PostedForm): boolean =>
  fields.change_email === '1' || fields.change_password === '1';

/** A form outside of the account, such as the one of the checkout with several addresses, names the page that follows. */
function leaveSaved(api: FlowApi, { kind, fields }: PostedForm): void {
  deleteFormDraft();
  const page = `${api.getState().config.shop.baseUrl}customer/${kind}/`;
  const next = fields.success_url || page;
  leaveWith(api, sameOrigin(next) ? next : page, [{ type: 'success', text: t(SAVED[kind]) }]);
}

/** The shop signs the customer out after a change of e-mail or password, and the response that would confirm it was lost. */
export function leaveAfter(api: FlowApi, form: PostedForm): void {
  if (!isSecretChange(form)) {
    leaveSignedOut(api);
    return;
  }
  const text = t('You have been signed out, as after every change of email or password.');
  const url = `${api.getState().config.shop.baseUrl}customer/account/login/`;
  leaveWith(api, url, [{ type: 'notice', text }]);
}

/** After a lost response the saved state is requested from the shop before anything can be sent again. */
export async function settleLost(api: FlowApi, form: PostedForm, error: ApiError): Promise<void> {
  const { outcome } = await lookUpForm(api, form);
  if (outcome === 'saved') leaveSaved(api, form);
  else if (outcome === 'signed-out') leaveAfter(api, form);
  else if (outcome === 'not-saved') reportError(api, errorText(error));
  else
    reportError(
      api,
      t('It is not certain that this was saved. Try again: it is checked first.'),
      true,
    );
}

/**
 * What is to be sent after a response was lost and nothing could be found out; null when the shop has it already. A new
 * address that was saved and has been edited since is changed instead of added a second time.
 */
export async function afterUnsure(
  api: FlowApi,
  before: PostedForm,
  form: PostedForm,
): Promise<PostedForm | null> {
  const { outcome, savedId } = await lookUpForm(api, before);
  if (outcome === 'not-saved') return form;
  if (outcome === 'signed-out') leaveAfter(api, before);
  else if (outcome === 'unknown') {
    reportError(
      api,
      t('The shop cannot be reached. Please check your connection and try again.'),
      true,
    );
  } else {
    if (savedId !== null && isNewAddress(form)) {
      const url = `${form.url.replace(/\/$/, '')}/id/${String(savedId)}/`;
      return { ...form, url };
    }
    return form;
  }
  return null;
}
