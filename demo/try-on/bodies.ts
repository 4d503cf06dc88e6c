import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

/** What the proxy reads of a response: whole pages, other texts with addresses, or nothing. */
export type BodyKind = 'page' | 'text' | 'other';

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/;
const TEXT = /^(?:text\/css|(?:application|text)\/(?:json|xml)|application\/[\w.-]+\+json)$/;

/** Encodings that the proxy can undo. */
const UNPACK: Readonly<Record<string, (packed: Buffer) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  'x-gzip': promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  // Some servers send the zlib stream that the standard asks for, some the bare one.
  deflate: (packed) =>
    promisify<Buffer, Buffer>(inflate)(packed).catch(() =>
      promisify<Buffer, Buffer>(inflateRaw)(packed),
    ),
  identity: (body) => Promise.resolve(body),
};

/** Whether and how a body of this type is changed; what is packed in a way we cannot undo is left alone. */
export function bodyKind(contentType: string | undefined, encoding: string | undefined): BodyKind {
  if (encoding !== undefined && !(encoding.toLowerCase() in UNPACK)) return 'other';
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (PAGE.test(type)) return 'page';
  return TEXT.test(type) ? 'text' : 'other';
}

/** Of the encodings that a browser takes, those that the proxy can undo. */
export function acceptedEncodings(header: string | undefined): string {
  const names = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  const known = names.filter((name) => ['gzip', 'deflate', 'br'].includes(name));
  return known.length === 0 ? 'identity' : known.join(', ');
}

/**
 * Characters of a body. One that is not UTF-8 is read byte by byte: what the proxy looks for is ASCII in all of them.
 */
export function charsetOf(contentType: string | undefined): 'utf8' | 'latin1' {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  return charset === undefined || charset === 'utf-8' || charset === 'utf8' ? 'utf8' : 'latin1';
}

/** The whole body, unpacked. @throws when it breaks off or is not packed as it says */
export async function readBody(stream: Readable, encoding: string | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const packed = Buffer.concat(chunks);
  if (packed.length === 0) return packed;
  const unpack = UNPACK[(encoding ?? 'identity').toLowerCase()];
  return unpack ? unpack(packed) : packed;
}
