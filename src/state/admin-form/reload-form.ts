import { fetchAdminForm } from '../../api/admin-form';
import { collect } from '../../domain/admin-form/collect-form';
import { valueText } from '../../domain/admin-form/field-value';
import { placeOf } from '../../domain/admin-form/follow-links';
import type { AdminForm } from '../../domain/admin-form/form.types';
import { reloadBegan, reloadDone, reloadFailed } from './admin-form-slice';
import type { FormStore } from './form-store';
import { leaveExpired, textsOf } from './refusal';

/** How a form is reloaded. */
interface ReloadOptions {
  /** Reads the page's form key. */
  readonly formKey: () => string;
  /** Reads a configuration; null for one that is not known whole. */
  readonly read: (app: unknown) => AdminForm | null;
}

/** The parameter that has the value of the deciding field, as the stock front end names it. */
const PARAMETER = 'set';

async function reload(
  store: FormStore,
  options: ReloadOptions,
  signal: AbortSignal,
): Promise<void> {
  const { form } = store.getState();
  if (form.reload === null) return;
  store.dispatch(reloadBegan());
  const value = form.states[placeOf(form.fields, form.reload.field)]?.value ?? '';
  const answer = await fetchAdminForm(
    form.reload.url,
    { [PARAMETER]: valueText(value) },
    collect(form, options.formKey()),
    signal,
  );
  // A newer value was chosen, whose answer counts; or the form has been removed.
  if (signal.aborted) return;
  if (answer.kind !== 'configuration') {
    store.dispatch(reloadFailed(textsOf(answer)));
    leaveExpired(answer);
    return;
  }
  const next = options.read(answer.app);
  store.dispatch(next === null ? reloadFailed(textsOf({ kind: 'lost' })) : reloadDone(next));
}

/**
 * Reloads a form whenever the field is changed that decides which fields it has (AFORM-29); a change while the form is being
 * saved is followed afterwards. Only the answer to the last change counts.
 *
 * @returns a function that ends it
 */
export function watchReload(store: FormStore, options: ReloadOptions): () => void {
  let seen = store.getState().reloads;
  let current = new AbortController();
  const unsubscribe = store.subscribe(() => {
    const { reloads, status } = store.getState();
    if (reloads === seen || (status !== 'idle' && status !== 'reloading')) return;
    seen = reloads;
    current.abort();
    current = new AbortController();
    void reload(store, options, current.signal);
  });
  return () => {
    unsubscribe();
    current.abort();
  };
}
