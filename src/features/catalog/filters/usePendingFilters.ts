import { useState } from 'react';
import type { FilterOption, Filters } from '../../../domain/listing/filter.types';
import { combinedUrl } from '../../../domain/listing/filter-url';

/** What the shopper has chosen in the drawer and not asked for yet. */
interface Pending {
  /** Per filter the address of the value. */
  readonly chosen: Readonly<Record<string, FilterOption>>;
  /** Addresses that remove a filter that is on. */
  readonly removed: readonly string[];
}

const NOTHING: Pending = { chosen: {}, removed: [] };

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
export function usePendingFilters({ active }: Filters) {
  const [{ chosen, removed }, setPending] = useState(NOTHING);
  const options = Object.values(chosen);
  const steps = [...options.flatMap(({ url }) => url ?? []), ...removed];
  const [only] = options;
  const isOne = steps.length === 1 && only !== undefined;
  return {
    isChosen: (group: string, { label }: FilterOption) => chosen[group]?.label === label,
    isKept: (removeUrl: string) => !removed.includes(removeUrl),
    /** Filters that would be on. */
    size: options.length + active.length - removed.length,
    count: steps.length === 0 ? shownTotal() : isOne ? only.count : null,
    /** The listing as chosen; null when it is the one shown. */
    url: steps.length === 0 ? null : combinedUrl(window.location.href, steps),
    toggle: (group: string, option: FilterOption) => {
      const { [group]: before, ...others } = chosen;
      const isOn = before?.label === option.label;
      setPending({ chosen: isOn ? others : { ...others, [group]: option }, removed });
    },
    toggleActive: (removeUrl: string) => {
      const isOn = !removed.includes(removeUrl);
      const rest = removed.filter((url) => url !== removeUrl);
      setPending({ chosen, removed: isOn ? [...rest, removeUrl] : rest });
    },
    reset: () => {
      setPending(NOTHING);
    },
  };
}
