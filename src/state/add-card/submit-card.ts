import { navigate } from '../../platform/navigate';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  cardAwaited,
  cardNotSaved,
  cardSaved,
  cardSignedOut,
  cardSubmitted,
  selectAddCard,
} from './add-card-slice';
import type { CardForm } from './card-form';
import { isStoredSince, keptNow, type KeptCards } from './kept-now';

/** Milliseconds after which the shopper is told that nobody says what became of the card; the bank may have to be asked. @internal For tests. */
export const LIMIT_MS = 60_000;

/** Milliseconds after which the page of the stored cards opens (ADDC-14). @internal For tests. */
export const REDIRECT_MS = 3000;

/** Whether what a press has done still matters: the form was not replaced, and no card was stored. */
const isOpen = (api: FlowApi, attempt: number): boolean => {
  const { attempt: now, step } = selectAddCard(api.getState());
  return now === attempt && step !== 'saved';
};

/**
 * Looks up whether the shop has the card although the provider did not say so.
 *
 * @returns whether the list was read, and has no card more
 */
async function lookUp(api: FlowApi, before: KeptCards, end: 'failed' | 'late'): Promise<boolean> {
  const { attempt } = selectAddCard(api.getState());
  const now = await keptNow(api);
  if (!isOpen(api, attempt)) return false;
  if (now === 'signed-out') {
    api.dispatch(cardSignedOut());
    return false;
  }
  const isStored = isStoredSince(before, now);
  if (isStored) api.dispatch(cardSaved());
  else if (end === 'failed') api.dispatch(cardNotSaved({ isRefused: true }));
  return !isStored && now !== null;
}

/** Adds the card, one press at a time. What became of it is looked up where the provider does not say that it is stored. */
export function startSubmissions(startListening: StartListening, form: CardForm): void {
  // The list before the first press whose end nobody knows: what was added since may be that press's card.
  let unresolved: KeptCards = null;
  startListening({
    actionCreator: cardSaved,
    effect: () => {
      unresolved = null;
    },
  });
  startListening({
    actionCreator: cardSubmitted,
    effect: async (_action, api) => {
      const { status, step, attempt } = selectAddCard(api.getOriginalState());
      if (status !== 'shown' || step !== 'idle') return;
      const now = await keptNow(api);
      if (!isOpen(api, attempt)) return;
      if (now === 'signed-out') {
        api.dispatch(cardSignedOut());
        return;
      }
      if (isStoredSince(unresolved, now)) {
        api.dispatch(cardSaved());
        return;
      }
      const earlier = unresolved;
      const before = earlier ?? now;
      unresolved = before;
      const limit = setTimeout(() => {
        if (!isOpen(api, attempt)) return;
        api.dispatch(cardAwaited());
        void lookUp(api, before, 'late');
      }, LIMIT_MS);
      form.submit((end) => {
        clearTimeout(limit);
        if (!isOpen(api, attempt)) return;
        if (end === 'cancelled') {
          unresolved = earlier;
          api.dispatch(cardNotSaved({ isRefused: false }));
          return;
        }
        void lookUp(api, before, end).then((isNone) => {
          if (isNone) unresolved = null;
        });
      });
    },
  });
}

/** Leads to the stored cards once a card was stored (ADDC-14). */
export function startRedirect(startListening: StartListening): void {
  startListening({
    actionCreator: cardSaved,
    effect: (_action, api) => {
      if (selectAddCard(api.getOriginalState()).step === 'saved') return;
      const { attempt, listUrl } = selectAddCard(api.getState());
      setTimeout(() => {
        const now = selectAddCard(api.getState());
        // A page that was left and comes back shows an empty form.
        if (listUrl !== null && now.step === 'saved' && now.attempt === attempt) navigate(listUrl);
      }, REDIRECT_MS);
    },
  });
}
