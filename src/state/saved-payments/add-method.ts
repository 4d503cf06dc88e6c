import { addSavedMethod } from '../../api/stripe/saved-methods';
import type { SavedMethod } from '../../domain/payment/saved-method.types';
import { outcomeUnknown } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import { leaveCookieMessage } from '../messages/cookie-messages';
import type { FlowApi, StartListening } from '../shared/store.types';
import * as texts from './account-texts';
import { currentCardSetup, type CardSetup, type SetupFailure } from './card-setup';
import { isSignedOut, listNow } from './load-methods';
import {
  additionSettled,
  methodSubmitted,
  savedMethodsFailed,
  savedMethodsListed,
  selectSavedPayments,
  type AccountMessage,
} from './saved-payments-slice';

/** An addition whose response was lost: what was sent, and the fingerprints known before. */
interface LostAddition {
  readonly paymentMethodId: string;
  readonly before: readonly SavedMethod[];
}

/** Saves the methods that the shopper enters, one at a time and none twice (SAVED-06). */
export function startAdditions(startListening: StartListening): void {
  let lost: LostAddition | null = null;

  startListening({
    actionCreator: methodSubmitted,
    effect: async (_action, api) => {
      if (selectSavedPayments(api.getOriginalState()).adding !== 'idle') return;
      const setup = currentCardSetup();
      if (setup === null) {
        settle(texts.setupFailed(), api);
        return;
      }
      if (lost !== null) {
        const methods = await listNow(api);
        if (methods === null) {
          settle(texts.notAdded(), api);
          return;
        }
        const earlier = lost;
        lost = null;
        if (isIn(methods, earlier)) {
          finish(methods, earlier, setup, api);
          return;
        }
      }
      if (!setup.isComplete()) {
        setup.focus();
        settle(texts.incomplete(), api);
        return;
      }
      const created = await setup.create();
      if (created.ok) lost = await add(created.value, setup, api);
      else settle(setupText(created), api);
    },
  });
}

const isIn = (methods: readonly SavedMethod[], { paymentMethodId }: LostAddition): boolean =>
  methods.some(({ id }) => id === paymentMethodId);

function setupText({
  error,
}: Extract<Result<string, SetupFailure>, { ok: false }>): AccountMessage {
  if (error.kind === 'invalid') return texts.incomplete();
  return error.kind === 'failed' ? texts.setupFailed() : texts.notSaved(error.message);
}

/** Sends a method once. Returns it if it is unknown whether it was saved. */
async function add(
  paymentMethodId: string,
  setup: CardSetup,
  api: FlowApi,
): Promise<LostAddition | null> {
  const { cust, methods: before } = selectSavedPayments(api.getState());
  const sent = { paymentMethodId, before };
  const result = await addSavedMethod(api.getState().config.shop, { paymentMethodId, cust });
  if (!result.ok) {
    if (isSignedOut(result.error, api.getState())) {
      api.dispatch(savedMethodsFailed('signed-out'));
      return null;
    }
    const words = texts.messageOf(result.error);
    if (!outcomeUnknown(result.error)) {
      settle(words === null ? texts.notAdded() : texts.notSaved(words), api);
      return null;
    }
    const methods = await listNow(api);
    if (methods !== null && isIn(methods, sent)) {
      finish(methods, sent, setup, api);
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
  const { methods } = selectSavedPayments(api.getState());
  const others = methods.filter(({ fingerprint }) => fingerprint !== method.fingerprint);
  finish([...others, method], { paymentMethodId: method.id, before: methods }, setup, api);
  return null;
}

/** The method is saved: the list shows it, the form is emptied, and the page goes where it was sent to (SAVED-04). */
function finish(
  methods: readonly SavedMethod[],
  { paymentMethodId, before }: LostAddition,
  setup: CardSetup,
  api: FlowApi,
): void {
  const added = methods.find(({ id }) => id === paymentMethodId);
  const isKnown = before.some(({ fingerprint }) => fingerprint === added?.fingerprint);
  const message = texts.saved(isKnown);
  setup.clear();
  api.dispatch(savedMethodsListed(methods));
  const { returnUrl } = selectSavedPayments(api.getState());
  api.dispatch(additionSettled({ message, isLeaving: returnUrl !== null }));
  if (returnUrl === null) return;
  leaveCookieMessage({ type: 'success', text: message.text });
  navigate(returnUrl);
}

function settle(message: AccountMessage, api: FlowApi): void {
  api.dispatch(additionSettled({ message }));
}
