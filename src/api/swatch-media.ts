import * as v from 'valibot';
import type { ProductImage } from '../domain/catalog/catalog.types';
import { ok, type Result } from '../platform/result';
import { parseMedia } from './page-config/catalog/images';
import { call, type CallOptions } from './rest';

/** A map, or `[]` for a product without images. */
const response = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]);

/** Loads a variant's images from the URL in the page's configuration (SWAT-16); the list may be empty. */
export async function swatchMedia(
  mediaUrl: string,
  variantId: string,
  { signal }: CallOptions = {},
): Promise<Result<readonly ProductImage[]>> {
  const url = new URL(mediaUrl, document.baseURI);
  url.searchParams.set('product_id', variantId);
  url.searchParams.set('isAjax', 'true');
  const result = await call({ url: url.href, signal }, response);
  return result.ok ? ok(parseMedia(result.value)) : result;
}
