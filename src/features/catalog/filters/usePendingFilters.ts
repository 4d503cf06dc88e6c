import { useState } from 'react';
import type { FilterGroup, FilterOption } from '../../../domain/listing/filter.types';
import {
  NOTHING_PENDING,
  optionToggled,
  pendingUrl,
  rangeChosen,
  removalToggled,
} from '../../../domain/listing/pending-filters';

/** How many products the page says that the whole listing has; null where it does not say so. */
function shownTotal(): number | null {
  const numbers = [...document.querySelectorAll('.toolbar-amount .toolbar-number')];
  const total = Number.parseInt((numbers.at(-1)?.textContent ?? '').replaceAll(/[.,\s]/g, ''), 10);
  return Number.isNaN(total) ? null : total;
}

/**
 * Filters that are chosen now and asked for later, together. How many products they leave is known from the page for one
 * of them at most: nothing is sent to learn it.
 */
export function usePendingFilters() {
  const [pending, setPending] = useState(NOTHING_PENDING);
  const { chosen, removed } = pending;
  const shown = window.location.href;
  const url = pendingUrl(pending, shown);
  const [only] = chosen;
  const isOne = chosen.length === 1 && removed.length === 0 && only !== undefined;
  const isChosen = (option: FilterOption): boolean =>
    chosen.some((one) => !one.isRange && one.url === option.url);
  return {
    isChosen,
    /** Whether a value that the shop offers is chosen in a group. */
    hasChoice: ({ options }: FilterGroup): boolean => options.some(isChosen),
    isKept: (removeUrl: string) => !removed.includes(removeUrl),
    count: url === null ? shownTotal() : isOne ? only.count : null,
    /** The listing as chosen; null when it is the one shown. */
    url,
    toggle: (option: FilterOption) => {
      const { url: optionUrl, count } = option;
      if (optionUrl !== null) setPending(optionToggled(pending, shown, { url: optionUrl, count }));
    },
    /** Chooses a range of prices; null removes it. */
    setRange: (rangeUrl: string | null) => {
      setPending(rangeChosen(pending, shown, rangeUrl));
    },
    toggleActive: (removeUrl: string) => {
      setPending(removalToggled(pending, removeUrl));
    },
    reset: () => {
      setPending(NOTHING_PENDING);
    },
  };
}
