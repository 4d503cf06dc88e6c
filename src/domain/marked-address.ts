import type { Address } from './address.types';
import { verifiedParts } from './verified-key';

/** A piece of a line: `changed` replaces something, `removed` is in the typed address only. */
export interface MarkedText {
  readonly text: string;
  readonly mark: 'same' | 'added' | 'changed' | 'removed';
}

const words = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '');

/** The number of words that both lists begin with. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, at) => word !== other[at]);
  return index === -1 ? one.length : index;
}

/** A line of the corrected address with what differs from the typed one marked, word by word. */
function markedLine(before: string, after: string): readonly MarkedText[] {
  const [old, now] = [words(before), words(after)];
  const start = sharedStart(old, now);
  const rest = [old.slice(start).reverse(), now.slice(start).reverse()] as const;
  const end = sharedStart(...rest);
  const between = (list: readonly string[]): string =>
    list.slice(start, list.length - end).join(' ');
  const [gone, come] = [between(old), between(now)];
  const mark = gone === '' ? 'added' : 'changed';
  const pieces: MarkedText[] = [
    { text: now.slice(0, start).join(' '), mark: 'same' },
    come === '' ? { text: gone, mark: 'removed' } : { text: come, mark },
    { text: now.slice(now.length - end).join(' '), mark: 'same' },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

/**
 * The lines of the corrected address, each in pieces, with what was added, changed and removed: the street's, and one of city,
 * region and postcode.
 */
export function markedLines(before: Address, after: Address): readonly (readonly MarkedText[])[] {
  const lines = Math.max(before.street.length, after.street.length);
  const old = verifiedParts(before, lines);
  const marked = verifiedParts(after, lines).map((line, index) =>
    markedLine(old[index] ?? '', line),
  );
  const [city = [], ...rest] = marked.slice(lines);
  const others = rest.flat();
  const place = city.map((piece, index) =>
    index === city.length - 1 && others.length > 0 ? { ...piece, text: `${piece.text},` } : piece,
  );
  return [...marked.slice(0, lines), [...place, ...others]].filter((line) => line.length > 0);
}
