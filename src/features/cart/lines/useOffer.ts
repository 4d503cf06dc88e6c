import { useMemo } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { selectOffer, type Offer } from '../../../state/cart/removed-slice';
import { useTillSelector } from '../../../state/shared/hooks';

interface Listed {
  /** The lines without the removed one, which the section may still contain. */
  readonly lines: readonly CartLine[];
  readonly offer: Offer | null;
  /** Index in `shown` where the removed line was; -1 without one. */
  readonly placeIn: (shown: readonly CartLine[]) => number;
}

/**
 * The lines of a list, and the position of the removed line that can be restored. The section, and so the line below the
 * removed one, is newest first; in a list that is oldest first that line is above it.
 */
export function useOffer(all: readonly CartLine[], isOldestFirst = false): Listed {
  const offer = useTillSelector(selectOffer);
  const removedId = offer?.itemId;
  const lines = useMemo(
    () => (removedId === undefined ? all : all.filter(({ itemId }) => itemId !== removedId)),
    [all, removedId],
  );
  const placeIn = (shown: readonly CartLine[]): number => {
    if (offer === null) return -1;
    const place = shown.findIndex(({ itemId }) => itemId === offer.nextId);
    if (isOldestFirst) return place + 1;
    return place === -1 ? shown.length : place;
  };
  return { lines, offer, placeIn };
}
