import { combinedUrl, excludeEachOther } from './filter-url';

/** A value chosen to narrow the listing down by. Its address is what it is known by: labels may occur twice. */
export interface ChosenFilter {
  readonly url: string;
  /** How many products it leaves; null where the shop does not count. */
  readonly count: number | null;
  /** Whether it is a range of prices that the shopper typed. */
  readonly isRange: boolean;
}

/** What the shopper has chosen and not asked for yet. */
export interface PendingFilters {
  readonly chosen: readonly ChosenFilter[];
  /** Addresses that remove a filter that is on. */
  readonly removed: readonly string[];
}

export const NOTHING_PENDING: PendingFilters = { chosen: [], removed: [] };

const without = (chosen: readonly ChosenFilter[], shown: string, url: string) =>
  chosen.filter((one) => !excludeEachOther(shown, one.url, url));

/** Chooses a value instead of those that it excludes, or no longer. `shown` is the address of the listing. */
export function optionToggled(
  { chosen, removed }: PendingFilters,
  shown: string,
  option: Omit<ChosenFilter, 'isRange'>,
): PendingFilters {
  const rest = chosen.filter(({ url }) => url !== option.url);
  return {
    chosen:
      rest.length < chosen.length
        ? rest
        : [...without(rest, shown, option.url), { ...option, isRange: false }],
    removed,
  };
}

/** Chooses a typed range of prices instead of the one before; null chooses none. */
export function rangeChosen(
  { chosen, removed }: PendingFilters,
  shown: string,
  url: string | null,
): PendingFilters {
  const rest = chosen.filter(({ isRange }) => !isRange);
  const next =
    url === null ? rest : [...without(rest, shown, url), { url, count: null, isRange: true }];
  return { chosen: next, removed };
}

/** Removes a filter that is on, or keeps it after all. */
export function removalToggled(
  { chosen, removed }: PendingFilters,
  removeUrl: string,
): PendingFilters {
  const rest = removed.filter((url) => url !== removeUrl);
  return { chosen, removed: rest.length < removed.length ? rest : [...removed, removeUrl] };
}

/** The listing as chosen; null when it is the one shown. A chosen value counts more than the removal of another one. */
export function pendingUrl({ chosen, removed }: PendingFilters, shown: string): string | null {
  const steps = [...removed, ...chosen.map(({ url }) => url)];
  return steps.length === 0 ? null : combinedUrl(shown, steps);
}
