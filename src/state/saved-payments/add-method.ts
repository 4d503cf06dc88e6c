import type { SavedMethod } from '../../domain/payment/saved-method.types';
import { outcomeUnknown } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import type {
  CardSetup,
  SavedMethodsForm,
  SetupFailure,
} from '../extensions/saved-methods-provider.types';
import { leaveCookieMessage } from '../messages/cookie-messages';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import * as texts from './account-texts';
import type { CardForms } from './card-forms';
import { confirmSignedOut, listOf } from './load-methods';
import { loadSavedMethods, savedMethodsPage } from './page-providers';
import {
  additionSettled,
  customerSignedOut,
  methodsChanged,
  methodSubmitted,
  selectSavedPayments,
  type AccountMessage,
} from './saved-payments-slice';

/** An addition whose response was lost: what was sent, and the methods known before. */
interface LostAddition {
  readonly paymentMethodId: string;
  readonly before: readonly SavedMethod[];
}

/** One press of "Save". */
interface Addition {
  readonly provider: string;
  readonly form: SavedMethodsForm;
  readonly setup: CardSetup;
  readonly services: Services;
  readonly api: FlowApi;
}

/** Saves the methods that the shopper enters, one at a time and none twice (SAVED-06). */
export function startAdditions(
  startListening: StartListening,
  services: Services,
  forms: CardForms,
): void {
  const lost = new Map<string, LostAddition>();

  startListening({
    actionCreator: methodSubmitted,
    effect: async ({ payload: provider }, api) => {
      if (selectSavedPayments(api.getOriginalState()).adding !== 'idle') return;
      const setup = forms.get(provider);
      const loaded = await loadSavedMethods(provider);
      const form = loaded?.form;
      if (setup === undefined || form === undefined) {
        settle(texts.setupFailed(), api);
        return;
      }
      const addition = { provider, form, setup, services, api };
      const earlier = lost.get(provider);
      if (earlier !== undefined) {
        const methods = await listNow(addition);
        if (methods === null) {
          settle(texts.notAdded(), api);
          return;
        }
        lost.delete(provider);
        if (isIn(methods, earlier)) {
          finish(methods, earlier, addition);
          return;
        }
      }
      if (!setup.isComplete()) {
        setup.focus();
        settle(texts.incomplete(), api);
        return;
      }
      const created = await setup.create();
      if (!created.ok) {
        settle(setupText(created), api);
        return;
      }
      const now = await add(created.value, addition);
      if (now !== null) lost.set(provider, now);
    },
  });
}

/** The provider's methods; null when they could not be loaded. */
async function listNow({
  provider,
  services,
  api,
}: Addition): Promise<readonly SavedMethod[] | null> {
  const list = await listOf(provider, api, services);
  return list.ok ? list.value : null;
}

const methodsOf = ({ provider, api }: Addition): readonly SavedMethod[] =>
  selectSavedPayments(api.getState()).methods.filter((one) => one.provider === provider);

const isIn = (methods: readonly SavedMethod[], { paymentMethodId }: LostAddition): boolean =>
  methods.some(({ id }) => id === paymentMethodId);

function setupText({
  error,
}: Extract<Result<string, SetupFailure>, { ok: false }>): AccountMessage {
  if (error.kind === 'invalid') return texts.incomplete();
  return error.kind === 'failed' ? texts.setupFailed() : texts.notSaved(error.message);
}

/** Sends a method once. Returns it if it is unknown whether it was saved. */
async function add(paymentMethodId: string, addition: Addition): Promise<LostAddition | null> {
  const { provider, form, setup, services, api } = addition;
  const before = methodsOf(addition);
  const sent = { paymentMethodId, before };
  const result = await form.save(savedMethodsPage(api.getState(), services), paymentMethodId);
  if (!result.ok) {
    if (await confirmSignedOut(result.error, provider, api, services)) {
      api.dispatch(customerSignedOut());
      return null;
    }
    const words = texts.messageOf(result.error);
    if (!outcomeUnknown(result.error)) {
      settle(words === null ? texts.notAdded() : texts.notSaved(words), api);
      return null;
    }
    const methods = await listNow(addition);
    if (methods !== null && isIn(methods, sent)) {
      finish(methods, sent, addition);
      return null;
    }
    settle(texts.notAdded(), api);
    return sent;
  }
  const { method, clientSecret } = result.value;
  if (clientSecret !== null) {
    const refusal = await setup.authenticate(clientSecret);
    if (refusal !== null) {
      settle(texts.notAuthenticated(refusal), api);
      return null;
    }
  }
  const methods = methodsOf(addition);
  const others = methods.filter(({ fingerprint }) => fingerprint !== method.fingerprint);
  finish([...others, method], { paymentMethodId: method.id, before: methods }, addition);
  return null;
}

/** The method is saved: the list shows it, the form is emptied, and the page goes where it was sent to (SAVED-04). */
function finish(
  methods: readonly SavedMethod[],
  { paymentMethodId, before }: LostAddition,
  { provider, form, setup, services, api }: Addition,
): void {
  const added = methods.find(({ id }) => id === paymentMethodId);
  const isKnown = before.some(({ fingerprint }) => fingerprint === added?.fingerprint);
  const message = texts.saved(isKnown);
  setup.clear();
  api.dispatch(
    methodsChanged({ provider, methods: methods.map((method) => ({ ...method, provider })) }),
  );
  const returnUrl = form.returnUrl(savedMethodsPage(api.getState(), services));
  api.dispatch(additionSettled({ message, isLeaving: returnUrl !== null }));
  if (returnUrl === null) return;
  leaveCookieMessage({ type: 'success', text: message.text });
  navigate(returnUrl);
}

function settle(message: AccountMessage, api: FlowApi): void {
  api.dispatch(additionSettled({ message }));
}
