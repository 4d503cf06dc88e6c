import { useEffect } from 'react';
import { sanitize } from '../../platform/text/sanitize';
import { useTillSelector } from '../../state/shared/hooks';
import { selectWalletReview } from '../../state/wallet-review/wallet-review-slice';

/** Where the page has the items and totals. */
const PLACE = '#details-reload';

/** Replaces the details of the page by those of another shipping method, in place (WREV-04). */
export function ReviewDetails({ host }: { readonly host: HTMLElement }) {
  const { details, status } = useTillSelector(selectWalletReview);
  useEffect(() => {
    let isCurrent = true;
    if (details !== null) {
      void sanitize(details, 'page').then((fragment) => {
        if (!isCurrent) return;
        // Some shops send the place as well.
        const content = fragment.querySelector(PLACE) ?? fragment;
        host.querySelector(PLACE)?.replaceChildren(...content.childNodes);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [host, details]);
  useEffect(() => {
    const place = host.querySelector(PLACE);
    place?.setAttribute('aria-live', 'polite');
    place?.setAttribute('aria-busy', String(status === 'saving'));
  }, [host, status]);
  return null;
}
