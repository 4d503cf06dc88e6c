import * as v from 'valibot';
import type { ComparedProduct, CompareSection } from '../domain/compare.types';
import { readDataPost } from '../domain/data-post';
import type { StoredSection } from '../domain/section.types';
import { http } from '../platform/http/http';
import { isWebAddress } from '../platform/navigate';
import { ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { parsedOrNull, wireNumber, wireText } from './wire/wire';

const webAddress = v.pipe(v.string(), v.check(isWebAddress));

const item = v.object({
  id: wireText,
  name: v.fallback(v.string(), ''),
  product_url: v.fallback(webAddress, ''),
  remove_url: v.fallback(v.string(), ''),
});

const section = v.object({
  count: v.fallback(wireNumber, 0),
  countCaption: v.fallback(wireText, ''),
  listUrl: v.fallback(webAddress, ''),
  items: v.fallback(v.array(v.unknown()), []),
});

function itemOf(value: unknown): readonly ComparedProduct[] {
  const parsed = parsedOrNull(item, value);
  if (parsed === null) return [];
  const { id, name, product_url: url, remove_url: removal } = parsed;
  return [{ id, name: textOf(name), url, removal: readDataPost(removal) }];
}

/** The `compare-products` section as stored; null while it is not loaded. Invalid items are skipped. */
export function parseCompareSection(stored: StoredSection | undefined): CompareSection | null {
  const parsed = parsedOrNull(section, stored);
  if (parsed === null) return null;
  const { count, countCaption: caption, listUrl, items } = parsed;
  return { count, caption, listUrl, items: items.flatMap(itemOf) };
}

/**
 * Posts a change of the comparison list (`endpoints.md` §6). The server always redirects to a page, even when it changed
 * nothing: only the section shows the outcome.
 *
 * @returns the URL after redirects
 */
export async function postCompare(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Result<string>> {
  const body = new URLSearchParams(fields);
  const result = await http({ url, method: 'POST', body, responseType: 'text' });
  return result.ok ? ok(result.value.url) : result;
}
