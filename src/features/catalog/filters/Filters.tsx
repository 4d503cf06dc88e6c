import { useLayoutEffect, useRef } from 'react';
import type { Filters as FilterData } from '../../../domain/listing/filter.types';
import { listingWanted, selectListing } from '../../../state/listing/listing-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useUid, useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VISUALLY_HIDDEN } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useNarrow } from '../search/useNarrow';
import { ActiveChips } from './ActiveChips';
import css from './Filters.css';
import { FilterDrawer } from './FilterDrawer';
import { FilterLinks } from './FilterLinks';

adoptStyles(css);

const NOTHING: FilterData = { groups: [], active: [], clearUrl: null };

interface FiltersProps {
  /** What the server rendered inside the element. */
  readonly initial?: FilterData | undefined;
}

/**
 * The layered navigation of a listing: what it is narrowed down by, as chips that can be removed, and the values left to
 * choose from. Beside the list every value is a link; on a phone they are chosen in a drawer, and nothing is sent until
 * the shopper opens the products.
 */
export function Filters({ initial = NOTHING }: FiltersProps) {
  const t = useT();
  const emit = useEmit();
  const dispatch = useTillDispatch();
  const titleId = useUid('till-filters');
  const filters = useTillSelector(selectListing).filters ?? initial;
  const isNarrow = useNarrow();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hadFocusRef = useRef(false);
  // The link that was followed was replaced together with the filters.
  useLayoutEffect(() => {
    if (!hadFocusRef.current) return;
    hadFocusRef.current = false;
    if (document.activeElement === document.body)
      headingRef.current?.focus({ preventScroll: true });
  }, [filters]);
  if (filters.groups.length === 0 && filters.active.length === 0) return null;
  const go = (url: string): void => {
    hadFocusRef.current = true;
    if (emit('till-filters-changed', { url })) dispatch(listingWanted({ url, fields: null }));
  };
  return (
    <section className="till-filters" aria-labelledby={titleId}>
      <h2
        ref={headingRef}
        id={titleId}
        tabIndex={-1}
        className={isNarrow ? VISUALLY_HIDDEN : 'till-filters__title'}
      >
        {t('Shop By')}
      </h2>
      <ActiveChips filters={filters} onGo={go} />
      {isNarrow ? (
        <FilterDrawer filters={filters} onGo={go} />
      ) : (
        <FilterLinks groups={filters.groups} onGo={go} />
      )}
    </section>
  );
}
