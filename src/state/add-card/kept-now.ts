import type { FlowApi } from '../shared/store.types';
import { selectAddCard } from './add-card-slice';

/** Milliseconds after which the code that reads the list counts as not loaded: a press waits for it. @internal For tests. */
export const LOAD_LIMIT_MS = 15_000;

/** The public hashes of the stored cards; null where nobody knows them. */
export type KeptCards = ReadonlySet<string> | null;

/** The code that reads the list; null where it does not arrive in time. Rejects where it cannot be loaded. */
async function load() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LOAD_LIMIT_MS, null);
  });
  try {
    return await Promise.race([import('../../api/kept-cards-page'), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The stored cards now; null where they cannot be read. Never rejects. */
export async function keptNow(api: FlowApi): Promise<KeptCards | 'signed-out'> {
  const { listUrl } = selectAddCard(api.getState());
  if (listUrl === null) return null;
  try {
    const loaded = await load();
    const kept = await loaded?.loadKeptCards(listUrl);
    if (kept?.ok === true) return kept.value;
    return kept?.error.kind === 'unauthorized' ? 'signed-out' : null;
  } catch {
    return null;
  }
}

/** Whether a card was stored since `before`; without an answer for both moments nobody knows, and none counts. */
export const isStoredSince = (before: KeptCards, now: KeptCards): boolean =>
  before !== null && now !== null && [...now].some((hash) => !before.has(hash));
