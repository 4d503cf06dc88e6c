import { postAdminForm, type AdminAnswer } from '../../api/admin-form';
import type { ButtonAction } from '../../api/page-config/admin-page';
import type { AdminForm } from '../../domain/admin-form/form.types';
import { collect, filtered } from '../../domain/admin-form/collect-form';
import { firstInvalid } from '../../domain/admin-form/validate-form';
import { postPage } from '../../platform/page/post-page';
import {
  formRefused,
  formValidated,
  pageReturned,
  saveDone,
  saveFailed,
  saveProceeded,
} from './admin-form-slice';
import type { FormStore } from './form-store';
import { leaveExpired, textsOf } from './refusal';

/** How long the server's next page may take before the form can be saved again, in milliseconds. */
const LEAVING = 15_000;

/** The address that a form is saved at: `back/edit` asks the server to open it again (AFORM-28). */
export function submitUrl(url: string, redirects: boolean): string {
  if (redirects) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  return `${path}${path.endsWith('/') ? '' : '/'}back/edit${rest}`;
}

/** What makes each posted form available again. */
const timers = new WeakMap<FormStore, ReturnType<typeof setTimeout>>();

/**
 * Ends a save that the server did not accept. Without a session the sign-in page is opened; the form is not `leaving`, so
 * that the browser asks before what was typed is lost.
 */
function end(store: FormStore, answer: Exclude<AdminAnswer, { readonly kind: 'accepted' }>): void {
  store.dispatch(saveFailed(textsOf(answer)));
  leaveExpired(answer);
}

/** The form once every field was validated; null when one is invalid, which ends the save. */
function validated(store: FormStore): AdminForm | null {
  store.dispatch(formValidated());
  const { form } = store.getState();
  if (firstInvalid(form) === null) return form;
  store.dispatch(formRefused());
  return null;
}

/**
 * Saves a form: validates it (AFORM-15), asks the server to check it where the form has an address for that
 * (AFORM-24), and submits it, as a page or by script (AFORM-27). Fields can be changed during the check, so they are
 * validated and read again after it. Nothing happens while it is already being saved.
 *
 * @param formKey reads the page's form key
 */
export async function saveForm(
  store: FormStore,
  { redirects, extra }: Extract<ButtonAction, { readonly kind: 'save' }>,
  formKey: () => string,
): Promise<void> {
  if (store.getState().status !== 'idle') return;
  // A timer of an earlier save would make the form available during this one.
  clearTimeout(timers.get(store));
  let form = validated(store);
  if (form === null) return;
  if (form.validateUrl !== null) {
    store.dispatch(saveProceeded('checking'));
    const checked = filtered(collect(form, formKey(), extra));
    const answer = await postAdminForm(form.validateUrl, checked);
    if (answer.kind !== 'accepted') {
      end(store, answer);
      return;
    }
    form = validated(store);
    if (form === null) return;
  }
  const fields = collect(form, formKey(), extra);
  const url = submitUrl(form.submitUrl, redirects);
  if (!form.isAjax) {
    store.dispatch(saveProceeded('leaving'));
    postPage(url, fields);
    // Where the browser was stopped or got no answer, the page is still there.
    timers.set(
      store,
      setTimeout(() => store.dispatch(pageReturned()), LEAVING),
    );
    return;
  }
  store.dispatch(saveProceeded('saving'));
  const answer = await postAdminForm(url, fields);
  if (answer.kind === 'accepted') store.dispatch(saveDone(answer.messages));
  else end(store, answer);
}
