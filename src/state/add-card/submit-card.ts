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
import type { CardForm, PressEnd } from './card-form';

/** Milliseconds after which the shopper is told that nobody says what became of the card; the bank may have to be asked. @internal For tests. */
export const LIMIT_MS = 60_000;

/** Milliseconds after which the page of the stored cards opens (ADDC-14). @internal For tests. */
export const REDIRECT_MS = 3000;

type Kept = ReadonlySet<string> | 'signed-out' | null;

/** The stored cards now; null where they cannot be read. */
async function keptNow(api: FlowApi): Promise<Kept> {
  const { listUrl } = selectAddCard(api.getState());
  if (listUrl === null) return null;
  try {
    const { loadKeptCards } = await import('../../api/kept-cards-page');
    const kept = await loadKeptCards(listUrl);
    if (kept.ok) return kept.value;
    return kept.error.kind === 'unauthorized' ? 'signed-out' : null;
  } catch {
    return null;
  }
}

/** Whether a card was stored since `before`; without an answer for both moments nobody knows, and none counts. */
function isStoredSince(before: Kept, now: Kept): boolean {
  if (!(before instanceof Set) || !(now instanceof Set)) return false;
  return [...now].some((hash) => !before.has(hash));
}

/** Whether what a press has done still matters: the form was not replaced, and no card was stored. */
const isOpen = (api: FlowApi, attempt: number): boolean => {
  const { attempt: now, step } = selectAddCard(api.getState());
  return now === attempt && step !== 'saved';
};

/** Looks up whether the shop has the card although the provider did not say so. */
async function lookUp(api: FlowApi, before: Kept, end: PressEnd | 'late'): Promise<void> {
  const { attempt } = selectAddCard(api.getState());
  const now = await keptNow(api);
  if (!isOpen(api, attempt)) return;
  if (isStoredSince(before, now)) api.dispatch(cardSaved());
  else if (now === 'signed-out') api.dispatch(cardSignedOut());
  else if (end !== 'late') api.dispatch(cardNotSaved({ isRefused: true }));
}

/** Adds the card, one press at a time. What became of it is looked up where the provider does not say that it is stored. */
export function startSubmissions(startListening: StartListening, form: CardForm): void {
  startListening({
    actionCreator: cardSubmitted,
    effect: async (_action, api) => {
      const { status, step, attempt } = selectAddCard(api.getOriginalState());
      if (status !== 'shown' || step !== 'idle') return;
      const before = await keptNow(api);
      if (!isOpen(api, attempt)) return;
      if (before === 'signed-out') {
        api.dispatch(cardSignedOut());
        return;
      }
      const limit = setTimeout(() => {
        if (!isOpen(api, attempt)) return;
        api.dispatch(cardAwaited());
        void lookUp(api, before, 'late');
      }, LIMIT_MS);
      form.submit((end) => {
        clearTimeout(limit);
        if (!isOpen(api, attempt)) return;
        if (end === 'cancelled') api.dispatch(cardNotSaved({ isRefused: false }));
        else void lookUp(api, before, end);
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
