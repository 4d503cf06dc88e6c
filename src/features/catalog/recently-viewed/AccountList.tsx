import { useEffect } from 'react';
import {
  selectViewedMarkup,
  viewedMarkupWanted,
} from '../../../state/recently-viewed/recently-viewed-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { RecentSection } from './RecentSection';

/** A product as the server draws it for the list; `html` is never trusted. */
export interface ServerProduct {
  readonly sku: string;
  readonly html: string;
}

interface AccountListProps {
  readonly heading: string;
  /** Products shown, and kept, at most (RECENT-03). */
  readonly limit: number;
  /** What this page is about: it goes onto the list and is left out of sight (RECENT-04). */
  readonly current: ServerProduct | null;
}

/** The account's own list of products, as the server drew each of them (RECENT-01). */
export function AccountList({ heading, limit, current }: AccountListProps) {
  const dispatch = useTillDispatch();
  useEffect(() => {
    dispatch(viewedMarkupWanted({ product: current, limit }));
  }, [dispatch, current, limit]);
  const shown = useTillSelector(selectViewedMarkup)
    .filter(({ sku }) => sku !== current?.sku)
    .slice(0, Math.max(0, limit));
  if (shown.length === 0) return null;
  return (
    <RecentSection heading={heading}>
      {shown.map(({ sku, html }) => (
        <li key={sku} className="till-recent__card">
          <SafeHtml html={html} block />
        </li>
      ))}
    </RecentSection>
  );
}
