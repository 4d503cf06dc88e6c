import { useEffect } from 'react';
import {
  selectViewedMarkup,
  viewedMarkupWanted,
} from '../../../state/recently-viewed/recently-viewed-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { RecentSection } from './RecentSection';

/** A product as the server renders it for the list; `html` is never trusted. */
export interface ServerProduct {
  readonly sku: string;
  readonly html: string;
}

interface AccountListProps {
  readonly heading: string;
  /** Maximum number of products shown and stored (RECENT-03). */
  readonly limit: number;
  /** The product of this page: it is added to the list and not shown (RECENT-04). */
  readonly current: ServerProduct | null;
}

/** The account's own list of products, each as the server rendered it (RECENT-01). */
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
