import * as v from 'valibot';
import type { Suggestions } from '../domain/search/search.types';
import { ok, type Result } from '../platform/result';
import { call, type CallOptions } from './rest';
import { wireChoices } from './wire/wire';

const count = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => {
    const number = value === null || value === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  }),
);
const text = v.nullish(v.string(), '');

const term = v.object({
  title: v.string(),
  url: v.nullish(v.string(), null),
  format: text,
  row_class: text,
  num_results: count,
});

/** The platform's list of terms, or one whose first entry contains the terms and their total (decision C21). */
const response = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform(([first]) => first),
    v.object({ suggestion: wireChoices(term), total: count }),
    v.transform(({ suggestion, total }) => ({ terms: suggestion, total })),
  ),
  v.pipe(
    wireChoices(term),
    v.transform((terms) => ({ terms, total: null })),
  ),
]);

const withQuery = (url: string, query: string): string => {
  const target = new URL(url, document.baseURI);
  target.searchParams.set('q', query);
  return target.href;
};

/** Loads the shop's suggestions for `query`, which is not blank (SRCH-06 to SRCH-08). */
export async function loadSuggestions(
  url: string,
  query: string,
  { signal }: CallOptions = {},
): Promise<Result<Suggestions>> {
  const result = await call({ url: withQuery(url, query), signal }, response);
  if (!result.ok) return result;
  const { terms, total } = result.value;
  const list = terms.map(({ row_class: rowClass, num_results: results, ...rest }) => ({
    ...rest,
    rowClass,
    results,
  }));
  return ok({ list, total });
}

/** Logs a search term whose results page came from a cache (SRCH-12). */
export const logSearchTerm = (url: string, query: string): Promise<Result<unknown>> =>
  call({ url: withQuery(url, query) }, v.unknown());
