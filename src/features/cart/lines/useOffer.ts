import { useMemo } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { selectOffer, type Offer } from '../../../state/cart/removed-slice';
import { useTillSelector } from '../../../state/shared/hooks';

interface Listed {
  /** Without the one that the shop has just taken out, which the section may still hold. */
  readonly lines: readonly CartLine[];
  readonly offer: Offer | null;
  /** Where among `shown` the removed line stood; -1: nowhere, because there is none. */
  readonly placeIn: (shown: readonly CartLine[]) => number;
}

/** The lines of a list, and the place of the one that may be put back. */
export function useOffer(all: readonly CartLine[]): Listed {
  const offer = useTillSelector(selectOffer);
  const gone = offer?.itemId;
  const lines = useMemo(
    () => (gone === undefined ? all : all.filter(({ itemId }) => itemId !== gone)),
    [all, gone],
  );
  const placeIn = (shown: readonly CartLine[]): number => {
    if (offer === null) return -1;
    const place = shown.findIndex(({ itemId }) => itemId === offer.nextId);
    return place === -1 ? shown.length : place;
  };
  return { lines, offer, placeIn };
}
