import { useDeferredValue, useMemo, useState } from 'react';
import { addressFinder } from '../../../domain/address-search';
import type { BookEntry } from './book-entries';

/** Addresses listed at first and added each time; longer lists can be searched. */
const PAGE = 24;
const LONG = 16;

/** Part of the book: companies have hundreds of addresses. The typed character is painted first, then the result. */
export function useFilteredAddresses(all: readonly BookEntry[]) {
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(PAGE);
  const find = useMemo(() => addressFinder(all), [all]);
  const sought = useDeferredValue(query);
  const found = useMemo(() => find(sought), [find, sought]);
  return {
    shown: found.slice(0, most),
    hidden: Math.max(0, found.length - most),
    query: all.length > LONG ? query : null,
    search: (next: string) => {
      setQuery(next);
      setMost(PAGE);
    },
    showMore: () => {
      setMost(most + PAGE);
    },
  };
}
