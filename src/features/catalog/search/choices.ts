import type { Suggestion, Suggestions } from '../../../domain/search/search.types';
import { isWebAddress } from '../../../platform/navigate';
import type { ServerSearchForm } from './search-box.types';

/** An entry of the list: a suggestion, or the link to all results of the query. */
export type Choice =
  | { readonly kind: 'suggestion'; readonly url: string; readonly suggestion: Suggestion }
  | { readonly kind: 'all'; readonly url: string; readonly total: number | null };

/** URL of the results page for this query. */
function resultsUrl({ action, name, hidden }: ServerSearchForm, query: string): string {
  const target = new URL(action, document.baseURI);
  for (const [field] of hidden) target.searchParams.delete(field);
  for (const [field, value] of hidden) target.searchParams.append(field, value);
  target.searchParams.set(name, query);
  return target.href;
}

/** The suggestion's own URL, unless it is not a page. */
function safeUrl(url: string | null): string | null {
  return url !== null && isWebAddress(url) ? new URL(url, document.baseURI).href : null;
}

/** The entries of the list, with all results at the end (SRCH-09); empty without suggestions. */
export function choicesOf(
  form: ServerSearchForm,
  suggestions: Suggestions | null,
  query: string,
): readonly Choice[] {
  if (suggestions === null || suggestions.list.length === 0) return [];
  return [
    ...suggestions.list.map((suggestion): Choice => ({
      kind: 'suggestion',
      url: safeUrl(suggestion.url) ?? resultsUrl(form, suggestion.title),
      suggestion,
    })),
    { kind: 'all', url: resultsUrl(form, query), total: suggestions.total },
  ];
}
