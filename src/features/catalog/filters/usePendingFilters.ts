import { useState } from 'react';
import type { FilterOption, Filters } from '../../../domain/listing/filter.types';
import { combinedUrl } from '../../../domain/listing/filter-url';
import { ownValue } from '../../../domain/own-value';

type Chosen = Pick<FilterOption, 'count' | 'url'> & { readonly label: string | null };

/** What the shopper has chosen in the drawer and not asked for yet. */
interface Pending {
  /** Per filter the value; that of a range has no label. */
  readonly chosen: Readonly<Record<string, Chosen>>;
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
  const choose = (group: string, value: Chosen | null): void => {
    const { [group]: _before, ...others } = chosen;
    setPending({ chosen: value === null ? others : { ...others, [group]: value }, removed });
  };
  return {
    /** The chosen value of a filter; null without one, and for a range. */
    chosenIn: (group: string): string | null => ownValue(chosen, group)?.label ?? null,
    isKept: (removeUrl: string) => !removed.includes(removeUrl),
    /** Filters that would be on. */
    size: options.length + active.length - removed.length,
    count: steps.length === 0 ? shownTotal() : isOne ? only.count : null,
    /** The listing as chosen; null when it is the one shown. */
    url: steps.length === 0 ? null : combinedUrl(window.location.href, steps),
    toggle: (group: string, option: FilterOption) => {
      choose(group, ownValue(chosen, group)?.label === option.label ? null : option);
    },
    /** Chooses a range of prices; null removes it. */
    setRange: (group: string, url: string | null) => {
      choose(group, url === null ? null : { label: null, count: null, url });
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
