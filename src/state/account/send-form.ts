import { postAccountForm } from '../../api/account-forms';
import { formOutcome } from '../../domain/account/form-outcome';
import type { ServerMessage } from '../../domain/section.types';
import { formKey } from '../../platform/form-key';
import type { ApiError } from '../../platform/http/api-error';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate, sameOrigin } from '../../platform/navigate';
import { leaveCookieMessage, takeCookieMessages } from '../messages/cookie-messages';
import { leaveForLogin } from '../session/leave-for-login';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  formLeaving,
  formLost,
  formReturned,
  formSubmitted,
  selectAccount,
  type PostedForm,
} from './account-slice';
import type * as LookUp from './look-up-form';
import { deleteFormDraft } from './form-draft';

const SAVED = {
  account: 'You saved the account information.',
  address: 'You saved the address.',
} as const;

/** Whether a form creates an address instead of changing one. */
const isNewAddress = ({ kind, url }: PostedForm): boolean =>
  kind === 'address' && !/\/id\/\d+\/?$/.test(url);

const isSecretChange = ({ fields }: PostedForm): boolean =>
  fields.change_email === '1' || fields.change_password === '1';

/** The next page shows the messages. */
function leaveWith(api: FlowApi, url: string, messages: readonly ServerMessage[]): void {
  api.dispatch(formLeaving());
  for (const message of messages) leaveCookieMessage(message);
  navigate(url);
}

/** A form outside of the account, such as the one of the checkout with several addresses, names the page that follows. */
function leaveSaved(api: FlowApi, { kind, fields }: PostedForm): void {
  deleteFormDraft();
  const page = `${api.getState().config.shop.baseUrl}customer/${kind}/`;
  const next = fields.success_url || page;
  leaveWith(api, sameOrigin(next) ? next : page, [{ type: 'success', text: t(SAVED[kind]) }]);
}

function leaveSignedOut(api: FlowApi, form: PostedForm): void {
  const { shop } = api.getState().config;
  if (!isSecretChange(form)) {
    api.dispatch(formLeaving());
    leaveForLogin(shop, 'elsewhere');
    return;
  }
  // The shop signs the customer out after such a change, and the response that would confirm it was lost.
  const text = t('You have been signed out, as after every change of email or password.');
  leaveWith(api, `${shop.baseUrl}customer/account/login/`, [{ type: 'notice', text }]);
}

const report = (api: FlowApi, text: string, isUnsure = false): void => {
  api.dispatch(formReturned({ messages: [{ type: 'error', text }], isUnsure }));
};

/** Loaded when a response was lost, which is rare; without a connection nothing can be found out either. */
async function lookUp(api: FlowApi, form: PostedForm): Promise<LookUp.LookedUp> {
  try {
    const { lookUpForm } = await import('./look-up-form');
    return await lookUpForm(api, form);
  } catch {
    return { outcome: 'unknown', savedId: null };
  }
}

/** After a lost response the saved state is requested from the shop before anything can be sent again. */
async function settleLost(api: FlowApi, form: PostedForm, error: ApiError): Promise<void> {
  api.dispatch(formLost(form));
  const { outcome } = await lookUp(api, form);
  if (outcome === 'saved') leaveSaved(api, form);
  else if (outcome === 'signed-out') leaveSignedOut(api, form);
  else if (outcome === 'not-saved') report(api, errorText(error));
  else
    report(api, t('It is not certain that this was saved. Try again: it is checked first.'), true);
}

/**
 * What is to be sent after a response was lost and nothing could be found out; null when the shop has it already. A new
 * address that was saved and has been edited since is changed instead of added a second time.
 */
async function afterUnsure(
  api: FlowApi,
  before: PostedForm,
  form: PostedForm,
): Promise<PostedForm | null> {
  const { outcome, savedId } = await lookUp(api, before);
  if (outcome === 'not-saved') return form;
  if (outcome === 'signed-out') leaveSignedOut(api, before);
  else if (outcome === 'unknown') {
    report(api, t('The shop cannot be reached. Please check your connection and try again.'), true);
  } else {
    if (savedId !== null && isNewAddress(form)) {
      const url = `${form.url.replace(/\/$/, '')}/id/${String(savedId)}/`;
      return { ...form, url };
    }
    return form;
  }
  return null;
}

async function send(api: FlowApi, form: PostedForm): Promise<void> {
  const result = await postAccountForm(form.url, form.fields, formKey(), { leavesPage: true });
  if (!result.ok) {
    if (outcomeUnknown(result.error)) await settleLost(api, form, result.error);
    else if (result.error.kind === 'unauthorized') leaveSignedOut(api, form);
    else report(api, errorText(result.error));
    return;
  }
  const messages = takeCookieMessages();
  const outcome = formOutcome(result.value, messages);
  if (outcome === 'saved') {
    deleteFormDraft();
    leaveWith(api, result.value, messages);
  } else if (outcome === 'refused') api.dispatch(formReturned({ messages }));
  else if (outcome === 'signed-out') {
    api.dispatch(formLeaving());
    leaveForLogin(api.getState().config.shop, 'elsewhere');
  } else await settleLost(api, form, { kind: 'malformed', status: 200 });
}

/** Sends the forms of the account pages, one at a time; what may have been saved is looked up first. */
export function startForms(startListening: StartListening): void {
  startListening({
    actionCreator: formSubmitted,
    effect: async ({ payload: form }, api) => {
      const { status, unsure } = selectAccount(api.getOriginalState());
      if (status !== 'idle') return;
      const next = unsure === null ? form : await afterUnsure(api, unsure, form);
      if (next !== null) await send(api, next);
    },
  });
}
