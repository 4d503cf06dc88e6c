import { addressInline } from '../../../domain/address';
import type { Address, Directory } from '../../../domain/address.types';
import { findCountry } from '../../../domain/regions';

/** An address of the book with its id. */
export interface BookEntry {
  readonly id: number;
  readonly address: Address;
}

const rank = ({ isDefaultBilling, isDefaultShipping }: Address): number =>
  Number(!isDefaultBilling) * 2 + Number(!isDefaultShipping);

function nameIn(names: Intl.DisplayNames, id: string): string {
  try {
    return names.of(id) ?? id;
  } catch {
    return id;
  }
}

/** The addresses' countries with their names in the page's language; the address book page contains no list of them. */
export function countriesOf(addresses: readonly Address[], locale: string): Directory {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const ids = [...new Set(addresses.map(({ countryId }) => countryId))];
  return {
    countries: ids.map((id) => ({
      id,
      name: nameIn(names, id),
      regions: [],
      regionRequired: false,
      regionVisible: true,
      postcodeOptional: true,
      postcodePatterns: [],
    })),
    defaultCountryId: '',
  };
}

/**
 * The addresses in the order of the page: the defaults, then the newest first. The server sends no text of theirs in one
 * line, which the search needs.
 */
export const bookEntries = (
  addresses: readonly Address[],
  directory: Directory,
): readonly BookEntry[] =>
  addresses
    .flatMap((address): BookEntry[] => {
      if (address.source.type !== 'customer-address') return [];
      const inline = addressInline(address, findCountry(directory, address.countryId)?.name);
      return [{ id: address.source.id, address: { ...address, inline } }];
    })
    .sort((a, b) => rank(a.address) - rank(b.address) || b.id - a.id);
