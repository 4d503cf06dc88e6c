import { useEffect, useRef, useState } from 'react';
import { findPickupLocations } from '../../api/pickup-locations';
import { parsePickup } from '../../api/page-config/pickup';
import type { PickupLocation } from '../../domain/pickup-location';
import { readPageSource } from '../../platform/page/page-source';
import type { ShippingHandle } from '../../state/extensions/shipping-method.types';

/** What was found. */
export interface Locations {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly PickupLocation[];
  /** The place that was searched; empty: all locations. */
  readonly place: string;
}

/** Searches a place; an empty one lists all locations. Null: a newer search has replaced it. */
type Search = (place: string) => Promise<readonly PickupLocation[] | null>;

/** The search of pickup locations: a newer search replaces an older one, whose response is ignored. */
export function useLocations(handle: ShippingHandle): readonly [Locations, Search] {
  const [locations, setLocations] = useState<Locations>({
    status: 'loading',
    list: [],
    place: '',
  });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const search: Search = async (place) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const context = handle.context();
    if (context === null) return [];
    setLocations(({ list }) => ({ status: 'loading', list, place }));
    const { websiteCode, delimiter, radius } = parsePickup(readPageSource());
    const country = context.address?.countryId || context.directory.defaultCountryId;
    const area = place === '' ? null : { radius, searchTerm: `${place}${delimiter}${country}` };
    const query = { websiteCode, skus: context.skus, area };
    const result = await findPickupLocations(context.shop, query, { signal });
    if (signal.aborted) return null;
    const list = result.ok ? result.value : [];
    setLocations({ status: result.ok ? 'ready' : 'failed', list, place });
    return list;
  };
  return [locations, search];
}
