import * as v from 'valibot';
import { readDataPost } from '../domain/data-post';
import type { StoredSection } from '../domain/section.types';
import type { WishlistItem, WishlistSection } from '../domain/wishlist.types';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import { parsedOrNull, wireText } from './wire/wire';

const item = v.object({
  product_id: v.fallback(wireText, ''),
  add_to_cart_params: v.fallback(v.string(), ''),
  delete_item_params: v.fallback(v.string(), ''),
});

const section = v.object({
  counter: v.fallback(v.nullable(wireText), null),
  items: v.fallback(v.array(v.unknown()), []),
});

function itemOf(value: unknown): readonly WishlistItem[] {
  const parsed = parsedOrNull(item, value);
  if (parsed === null) return [];
  const { product_id: productId, add_to_cart_params: add, delete_item_params: remove } = parsed;
  const post = readDataPost(add);
  const itemId = readDataPost(remove)?.data.item ?? post?.data.item ?? '';
  return [{ itemId, productId, qty: Number(post?.data.qty ?? 1) || 1 }];
}

/** The `wishlist` section as stored; null while it is not loaded. Invalid items are skipped. */
export function parseWishlistSection(stored: StoredSection | undefined): WishlistSection | null {
  const parsed = parsedOrNull(section, stored);
  if (parsed === null) return null;
  const { counter, items } = parsed;
  return { counter: counter === '' ? null : counter, items: items.flatMap(itemOf) };
}

/** The shop's response to a post of the wish list. */
export interface WishlistResponse {
  /** Where the shop sends a script; null when it redirected to a page instead. */
  readonly backUrl: string | null;
  /** The URL of the page, after redirects. */
  readonly url: string;
  /** The page; '' for a script. */
  readonly html: string;
}

const answer = v.object({ backUrl: v.string() });

function backUrlOf(text: string): string | null {
  try {
    return parsedOrNull(answer, JSON.parse(text))?.backUrl ?? null;
  } catch {
    return null;
  }
}

/** Posts a form of the wish list (WISH-08, `endpoints.md` §6). The response is a page, or `{backUrl}`. */
export async function postWishlist(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Result<WishlistResponse>> {
  const body = new URLSearchParams(fields);
  return read(await http({ url, method: 'POST', body, responseType: 'text' }));
}

/** Loads a page of the wish list. */
export const loadWishlistPage = async (url: string): Promise<Result<WishlistResponse>> =>
  read(await http({ url, responseType: 'text' }));

function read(result: Awaited<ReturnType<typeof http>>): Result<WishlistResponse> {
  if (!result.ok) return result;
  const { body, status, url } = result.value;
  const text = typeof body === 'string' ? body.trim() : '';
  if (text.startsWith('<')) return ok({ backUrl: null, url, html: text });
  const backUrl = backUrlOf(text);
  return backUrl === null ? fail({ kind: 'malformed', status }) : ok({ backUrl, url, html: '' });
}
