import { addressInline } from './address';
import type { Address, Directory, Region } from './address.types';
import { findCountry } from './regions';
import type { CorrectedAddress } from './verification.types';

/** The region that a correction names, by its id or code; null: the country's list has no such region. */
function listedRegion(
  { regionId, regionCode }: CorrectedAddress,
  regions: readonly Region[],
): Region | null {
  return (
    regions.find(({ id }) => id === regionId) ??
    regions.find(({ code }) => code === regionCode) ??
    null
  );
}

type RegionParts = Pick<Address, 'regionId' | 'regionCode' | 'region'>;

/** A country that lists its regions keeps the chosen one when the service names none of them. */
function correctedRegion(
  address: Address,
  parts: CorrectedAddress,
  regions: readonly Region[],
): RegionParts {
  const { regionId, regionCode, region } = address;
  const found = listedRegion(parts, regions);
  if (found !== null) return { regionId: found.id, regionCode: found.code, region: found.name };
  const text = parts.region?.trim();
  if (regions.length > 0 || text === undefined) return { regionId, regionCode, region };
  return { regionId: null, regionCode: null, region: text || null };
}

const text = (value: string | undefined, before: string): string => value?.trim() || before;

/**
 * The address with the parts that a service knows better. A part that the service leaves out or empty stays as it was typed,
 * so that no correction makes an address incomplete; street lines beyond those of the service are gone.
 */
export function correctedAddress(
  address: Address,
  parts: CorrectedAddress,
  directory: Directory,
): Address {
  const country = findCountry(directory, address.countryId);
  const lines = (parts.street ?? []).map((line) => line.trim()).filter((line) => line !== '');
  const corrected = {
    ...address,
    street: lines.length === 0 ? address.street : lines,
    city: text(parts.city, address.city),
    postcode: text(parts.postcode, address.postcode),
    ...correctedRegion(address, parts, country?.regions ?? []),
  };
  return { ...corrected, inline: addressInline(corrected, country?.name) };
}

/** The parts of an address that are verified, a line of the street each; `''` for one that is empty. */
const verifiedParts = ({ street, city, region, postcode }: Address, lines: number): string[] => [
  ...Array.from({ length: lines }, (_, line) => street[line] ?? ''),
  city,
  region ?? '',
  postcode,
];

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

/** Whether a service has changed the address. */
export const isCorrected = (before: Address, after: Address): boolean =>
  markedLines(before, after)
    .flat()
    .some(({ mark }) => mark !== 'same');

/** A short number for a text (FNV-1a), from which the text cannot be had again. */
const hash = (text: string, seed: number): string =>
  Array.from(text)
    .reduce((sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193), seed)
    .toString(36);

/** What a text is remembered by: from its key it cannot be had again. */
export const textKey = (text: string): string => hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);

/**
 * What an address is remembered by once it was decided about: a hash of the parts that are verified. Names and phone numbers
 * make no difference.
 */
export const verifiedKey = (address: Address): string =>
  textKey([address.countryId, ...verifiedParts(address, address.street.length)].join('\n'));
