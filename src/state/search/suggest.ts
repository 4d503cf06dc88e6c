import type { Suggestions } from '../../domain/search/search.types';
import { fail, type Result } from '../../platform/result';
import { searchTyped, suggestionsFailed, suggestionsReceived } from './search-slice';
import type { StartListening } from '../shared/store.types';

/**
 * Loads suggestions shortly after the last keystroke. Another keystroke cancels a request that is delayed or pending,
 * and a query with a known result is not requested again (SRCH-06).
 */
export function startSuggest(startListening: StartListening): void {
  startListening({
    actionCreator: searchTyped,
    effect: async ({ payload: { settings } }, api) => {
      api.cancelActiveListeners();
      const search = api.getState().search;
      if (search?.status !== 'loading') return;
      await api.delay(settings.delay);
      const { query } = search;
      const result = await load(settings.suggestUrl, query, api.signal);
      if (result.ok) api.dispatch(suggestionsReceived({ query, suggestions: result.value }));
      else if (result.error.kind !== 'cancelled') api.dispatch(suggestionsFailed(query));
    },
  });
}

/** The call and its parser are loaded on demand: the search box renders without them. */
async function load(url: string, query: string, signal: AbortSignal): Promise<Result<Suggestions>> {
  try {
    const { loadSuggestions } = await import('../../api/search');
    return await loadSuggestions(url, query, { signal });
  } catch {
    return fail({ kind: 'network' });
  }
}

/** Logs the term of this results page (SRCH-12). Nothing depends on it, so a failure is ignored. */
export async function logTerm(url: string): Promise<void> {
  const query = new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
  if (query === '') return;
  try {
    const { logSearchTerm } = await import('../../api/search');
    await logSearchTerm(url, query);
  } catch {
    // The log is optional.
  }
}
