import { useDeferredValue, useMemo, useState } from 'react';
import type { Address } from '../../../domain/address.types';
import { addressFinder } from '../../../domain/address-search';

/** How many addresses are listed at first, and how many more each time. From twice as many on they can be searched. */
const PAGE = 8;

interface SomeAddresses<Entry> {
  /** The addresses to list. */
  readonly shown: readonly Entry[];
  /** How many there are besides. */
  readonly hidden: number;
  /** What is searched for; null where the list is short enough to be read. */
  readonly query: string | null;
  readonly search: (query: string) => void;
  readonly showMore: () => void;
}

/**
 * Some of a customer's addresses: a company may have hundreds, and a list of hundreds is slow to draw and to read. The
 * chosen one is always among the first, unless something is searched for.
 */
export function useSomeAddresses<Entry extends { readonly address: Address }>(
  all: readonly Entry[],
  isChosen: (entry: Entry) => boolean,
): SomeAddresses<Entry> {
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(PAGE);
  const find = useMemo(() => addressFinder(all), [all]);
  // The letter shows first, then what it finds.
  const sought = useDeferredValue(query);
  const found = useMemo(() => find(sought), [find, sought]);
  const first = found.slice(0, most);
  const chosen = sought.trim() === '' ? found.find(isChosen) : undefined;
  const shown =
    chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
  return {
    shown,
    hidden: found.length - shown.length,
    query: all.length > 2 * PAGE ? query : null,
    search: (next) => {
      setQuery(next);
      setMost(PAGE);
    },
    showMore: () => {
      setMost(most + PAGE * 2);
    },
  };
}
