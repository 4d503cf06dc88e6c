import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Context } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.mp3', '.png', '.webm', '.woff2']);
/** Films and recordings are read in ranges. */
const RANGED = new Set(['.mp3', '.webm']);
/** Chunks have a content hash in their names, so their files never change. */
const HASHED = /[\\/]chunks[\\/]/;
const A_DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';
const BROTLI_QUALITY = 9;

type Encoding = 'br' | 'gzip';

/** A file in memory, compressed once per requested encoding. */
class Asset {
  readonly etag: string;
  private readonly packed = new Map<Encoding, Buffer>();

  constructor(
    readonly content: Buffer,
    readonly version: number,
  ) {
    this.etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  }

  in(encoding: Encoding): Buffer {
    const known = this.packed.get(encoding);
    if (known) return known;
    const made =
      encoding === 'br'
        ? brotliCompressSync(this.content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
          })
        : gzipSync(this.content);
    this.packed.set(encoding, made);
    return made;
  }
}

function encodingFor(c: Context): Encoding | null {
  const accepted = (c.req.header('accept-encoding') ?? '').split(',').map((part) => part.trim());
  if (accepted.some((part) => part.startsWith('br'))) return 'br';
  return accepted.some((part) => part.startsWith('gzip')) ? 'gzip' : null;
}

/** The requested range of bytes, inclusive; null for a whole file. */
function rangeOf(c: Context, length: number): readonly [from: number, to: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start <= end ? [start, end] : null;
}

function part(content: Buffer, [from, to]: readonly [number, number], headers: Headers): Response {
  headers.set('Content-Range', `bytes ${String(from)}-${String(to)}/${String(content.length)}`);
  return new Response(new Uint8Array(content.subarray(from, to + 1)), { status: 206, headers });
}

function answer(c: Context, asset: Asset, extension: string, cacheControl: string): Response {
  const headers = new Headers({
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(RANGED.has(extension) ? { 'Accept-Ranges': 'bytes' } : {}),
  });
  if (c.req.header('if-none-match') === asset.etag) {
    return new Response(null, { status: 304, headers });
  }
  const range = RANGED.has(extension) ? rangeOf(c, asset.content.length) : null;
  if (range) return part(asset.content, range, headers);
  const encoding = PACKED.has(extension) ? null : encodingFor(c);
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? asset.in(encoding) : asset.content;
  return new Response(new Uint8Array(body), { headers });
}

/**
 * Serves the files of a folder below a path. Files with a content hash in their name are cached forever, the others
 * are revalidated. A file that changes on disk is read again. Returns null for a missing file.
 */
export function serveFolder(folder: string, prefix: string): (c: Context) => Response | null {
  const assets = new Map<string, Asset>();
  const root = normalize(folder + sep);
  return (c) => {
    const file = normalize(join(root, decodeURIComponent(c.req.path.slice(prefix.length))));
    if (!file.startsWith(root)) return null;
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    let asset = assets.get(file);
    if (asset?.version !== stat.mtimeMs) {
      asset = new Asset(readFileSync(file), stat.mtimeMs);
      assets.set(file, asset);
    }
    return answer(c, asset, extname(file), keepingTime(file));
  };
}

const keepingTime = (file: string): string => {
  if (HASHED.test(file)) return FOREVER;
  return extname(file) === '.svg' ? A_DAY : 'no-cache';
};

/** Several style sheets of a folder joined in this order; null when one is missing. */
export function joinSheets(folder: string, names: readonly string[]): string | null {
  const files = names.map((name) => join(folder, `${name}.css`));
  if (!files.every((file) => existsSync(file))) return null;
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Serves texts that are generated once, by key; returns null for an unknown key. */
export function serveMade(
  make: (key: string) => string | null,
  extension: string,
): (c: Context, key: string) => Response | null {
  const assets = new Map<string, Asset>();
  return (c, key) => {
    let asset = assets.get(key);
    if (!asset) {
      const text = make(key);
      if (text === null) return null;
      asset = new Asset(Buffer.from(text), 0);
      assets.set(key, asset);
    }
    return answer(c, asset, extension, A_DAY);
  };
}
