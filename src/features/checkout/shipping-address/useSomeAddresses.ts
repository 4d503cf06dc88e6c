import { useDeferredValue, useMemo, useState } from 'react';
import type { Address } from '../../../domain/address.types';
import { addressFinder } from '../../../domain/address-search';

/** Number of addresses listed at first, and added each time. From twice as many on they can be searched. */
const PAGE = 8;

interface SomeAddresses<Entry> {
  /** The addresses to list. */
  readonly shown: readonly Entry[];
  /** Number of addresses not listed. */
  readonly hidden: number;
  /** The search text; null for a list that is short enough without a search. */
  readonly query: string | null;
  readonly search: (query: string) => void;
  readonly showMore: () => void;
}

/**
 * Part of a customer's addresses: a company may have hundreds, and such a list is slow to render and to read. The
 * chosen one is always among the first, except in a search.
 */
export function useSomeAddresses<Entry extends { readonly address: Address }>(
  all: readonly Entry[],
  isChosen: (entry: Entry) => boolean,
): SomeAddresses<Entry> {
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(PAGE);
  const find = useMemo(() => addressFinder(all), [all]);
  // The typed character is painted first, then the result.
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
