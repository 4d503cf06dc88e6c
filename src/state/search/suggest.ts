import type { Suggestions } from '../../domain/search/search.types';
import { fail, type Result } from '../../platform/result';
import { searchTyped, suggestionsFailed, suggestionsReceived } from './search-slice';
import type { StartListening } from '../shared/store.types';

/**
 * Asks for suggestions a moment after the last key. Another key takes back a question that is still waiting or on its
 * way, and what has been answered once is not asked again (SRCH-06).
 */
export function startSuggest(startListening: StartListening): void {
  startListening({
    actionCreator: searchTyped,
    effect: async ({ payload: { settings } }, api) => {
      api.cancelActiveListeners();
      const asked = api.getState().search;
      if (asked?.status !== 'loading') return;
      await api.delay(settings.delay);
      const { query } = asked;
      const result = await ask(settings.suggestUrl, query, api.signal);
      if (result.ok) api.dispatch(suggestionsReceived({ query, answer: result.value }));
      else if (result.error.kind !== 'cancelled') api.dispatch(suggestionsFailed(query));
    },
  });
}

/** The call and its parser come with the first question: the search box draws without them. */
async function ask(url: string, query: string, signal: AbortSignal): Promise<Result<Suggestions>> {
  try {
    const { loadSuggestions } = await import('../../api/search');
    return await loadSuggestions(url, query, { signal });
  } catch {
    return fail({ kind: 'network' });
  }
}

/** Logs the term of this results page (SRCH-12); nobody waits for it, and a failure costs nothing. */
export async function logTerm(url: string): Promise<void> {
  const query = new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
  if (query === '') return;
  try {
    const { logSearchTerm } = await import('../../api/search');
    await logSearchTerm(url, query);
  } catch {
    // Not worth a word to anybody.
  }
}
