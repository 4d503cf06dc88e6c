import { postAccountForm } from '../../api/account-forms';
import { formOutcome } from '../../domain/account/form-outcome';
import { formKey } from '../../platform/form-key';
import type { ApiError } from '../../platform/http/api-error';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { takeCookieMessages } from '../messages/cookie-messages';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  formLost,
  formReturned,
  formSubmitted,
  selectAccount,
  type PostedForm,
} from './account-slice';
import { deleteFormDraft } from './form-draft';
import { leaveSignedOut, leaveWith, reportError } from './leave-form';

/** Loaded when a response was lost, which is rare; without a connection nothing can be found out either. */
const loadSettling = () => import('./settle-lost').catch(() => null);

const UNSURE = 'It is not certain that this was saved. Try again: it is checked first.';

/** The shop's saved state decides about a form whose response was lost; where it is not known, the form says so. */
async function settle(api: FlowApi, form: PostedForm, error: ApiError): Promise<void> {
  api.dispatch(formLost(form));
  const settling = await loadSettling();
  if (settling === null) reportError(api, t(UNSURE), true);
  else await settling.settleLost(api, form, error);
}

/** What is to be sent after an unknown outcome; null when nothing is, or when that cannot be found out. */
async function nextAfter(
  api: FlowApi,
  unsure: PostedForm,
  form: PostedForm,
): Promise<PostedForm | null> {
  const settling = await loadSettling();
  if (settling !== null) return settling.afterUnsure(api, unsure, form);
  reportError(api, t(UNSURE), true);
  return null;
}

async function leaveUnauthorized(api: FlowApi, form: PostedForm): Promise<void> {
  const settling = await loadSettling();
  if (settling === null) leaveSignedOut(api);
  else settling.leaveAfter(api, form);
}

async function send(api: FlowApi, form: PostedForm): Promise<void> {
  const result = await postAccountForm(form.url, form.fields, formKey(), { leavesPage: true });
  if (!result.ok) {
    if (outcomeUnknown(result.error)) await settle(api, form, result.error);
    else if (result.error.kind === 'unauthorized') await leaveUnauthorized(api, form);
    else reportError(api, errorText(result.error));
    return;
  }
  const messages = takeCookieMessages();
  const outcome = formOutcome(result.value, messages);
  if (outcome === 'saved') {
    deleteFormDraft();
    leaveWith(api, result.value, messages);
  } else if (outcome === 'refused') api.dispatch(formReturned({ messages }));
  else if (outcome === 'signed-out') leaveSignedOut(api);
  else await settle(api, form, { kind: 'malformed', status: 200 });
}

/** Sends the forms of the account pages, one at a time; what may have been saved is looked up first. */
export function startForms(startListening: StartListening): void {
  startListening({
    actionCreator: formSubmitted,
    effect: async ({ payload: form }, api) => {
      const { status, unsure } = selectAccount(api.getOriginalState());
      if (status !== 'idle') return;
      const next = unsure === null ? form : await nextAfter(api, unsure, form);
      if (next !== null) await send(api, next);
    },
  });
}
