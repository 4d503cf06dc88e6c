import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

/** How the proxy treats a response: as a page, as another text with URLs, or as opaque. */
export type BodyKind = 'page' | 'text' | 'other';

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/;
const TEXT = /^(?:text\/css|(?:application|text)\/(?:json|xml)|application\/[\w.-]+\+json)$/;

/** Encodings that the proxy can decode. */
const UNPACK: Readonly<Record<string, (packed: Buffer) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  'x-gzip': promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  // Some servers send the zlib stream required by the standard, some the raw one.
  deflate: (packed) =>
    promisify<Buffer, Buffer>(inflate)(packed).catch(() =>
      promisify<Buffer, Buffer>(inflateRaw)(packed),
    ),
  identity: (body) => Promise.resolve(body),
};

/** Whether and how a body of this type is rewritten; bodies with an unknown encoding are not. */
export function bodyKind(contentType: string | undefined, encoding: string | undefined): BodyKind {
  if (encoding !== undefined && !(encoding.toLowerCase() in UNPACK)) return 'other';
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (PAGE.test(type)) return 'page';
  return TEXT.test(type) ? 'text' : 'other';
}

/** The browser's accepted encodings that the proxy can decode. */
export function acceptedEncodings(header: string | undefined): string {
  const names = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  const known = names.filter((name) => ['gzip', 'deflate', 'br'].includes(name));
  return known.length === 0 ? 'identity' : known.join(', ');
}

/**
 * Decodes a body. One that is not UTF-8 is read byte by byte: what the proxy looks for is ASCII in all encodings.
 */
export function charsetOf(contentType: string | undefined): 'utf8' | 'latin1' {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  return charset === undefined || charset === 'utf-8' || charset === 'utf8' ? 'utf8' : 'latin1';
}

/** The whole decoded body. @throws when it is truncated or not encoded as declared */
export async function readBody(stream: Readable, encoding: string | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const packed = Buffer.concat(chunks);
  if (packed.length === 0) return packed;
  const unpack = UNPACK[(encoding ?? 'identity').toLowerCase()];
  return unpack ? unpack(packed) : packed;
}
