import type { Address } from './address.types';

/** The parts of an address that are verified, a line of the street each; `''` for one that is empty. */
export const verifiedParts = (
  { street, city, region, postcode }: Address,
  lines: number,
): string[] => [
  ...Array.from({ length: lines }, (_, line) => street[line] ?? ''),
  city,
  region ?? '',
  postcode,
];

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
