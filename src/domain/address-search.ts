import type { Address } from './address.types';

/** Lower case without accents, so that "malaga" finds Málaga. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const textOf = ({ inline, company, telephone }: Address): string =>
  plain(`${inline} ${company} ${telephone}`);

/**
 * Searches saved addresses: returns those that contain every word of `query`, in their own order; all of them for a
 * blank query. The searched text is prepared once per list, so that each keystroke only compares.
 */
export function addressFinder<Entry extends { readonly address: Address }>(
  entries: readonly Entry[],
): (query: string) => readonly Entry[] {
  const texts = entries.map(({ address }) => textOf(address));
  return (query) => {
    const words = plain(query)
      .split(/\s+/)
      .filter((word) => word !== '');
    return entries.filter((_entry, index) =>
      words.every((word) => texts[index]?.includes(word) === true),
    );
  };
}
