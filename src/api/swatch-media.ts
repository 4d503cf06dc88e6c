import * as v from 'valibot';
import type { ProductImage } from '../domain/catalog/catalog.types';
import { ok, type Result } from '../platform/result';
import { parseMedia } from './page-config/catalog/images';
import { call, type CallOptions } from './rest';

/** A map, or the `[]` of a product without pictures. */
const answer = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]);

/** Asks for a variant's pictures at the address that the page prints (SWAT-16); none is an empty list. */
export async function swatchMedia(
  mediaUrl: string,
  variantId: string,
  { signal }: CallOptions = {},
): Promise<Result<readonly ProductImage[]>> {
  const url = new URL(mediaUrl, document.baseURI);
  url.searchParams.set('product_id', variantId);
  url.searchParams.set('isAjax', 'true');
  const result = await call({ url: url.href, signal }, answer);
  return result.ok ? ok(parseMedia(result.value)) : result;
}
