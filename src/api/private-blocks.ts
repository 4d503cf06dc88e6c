import * as v from 'valibot';
import type { PrivateBlocks, PrivateBlockSettings } from '../domain/private-blocks.types';
import { buildQuery } from '../platform/query/query-string';
import type { Result } from '../platform/result';
import { call } from './rest';
import { wireMap } from './wire/wire';

const response = wireMap(v.string());

/** Loads the named blocks for the visitor whose private data has this version (BLOCK-01, BLOCK-02). */
export function loadPrivateBlocks(
  { url, handles, originalRequest }: PrivateBlockSettings,
  names: readonly string[],
  version: string,
): Promise<Result<PrivateBlocks>> {
  const query = buildQuery({
    blocks: JSON.stringify([...names].sort()),
    handles: JSON.stringify(handles),
    originalRequest: JSON.stringify(originalRequest),
    version,
  });
  return call({ url: `${url}${url.includes('?') ? '&' : '?'}${query}` }, response);
}
