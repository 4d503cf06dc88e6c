import { useEffect } from 'react';
import { REVIEW_DETAILS } from '../../domain/wallet-review';
import { reloadPage } from '../../platform/navigate';
import { sanitize } from '../../platform/text/sanitize';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import {
  detailsShown,
  selectWalletReview,
  type ReviewDetails as Details,
} from '../../state/wallet-review/wallet-review-slice';
import { markMethod, methodSelect, showMethods } from './method-select';

/** Replaces the details of the page by those of another shipping method, or of an order that has changed, in place (WREV-04). */
export function ReviewDetails({ host }: { readonly host: HTMLElement }) {
  const dispatch = useTillDispatch();
  const { details, status } = useTillSelector(selectWalletReview);
  useEffect(() => {
    let isCurrent = true;
    if (details !== null) {
      void sanitize(details.html ?? '', 'page').then((fragment) => {
        if (!isCurrent) return;
        // Nothing can be ordered on a page that cannot show it.
        if (show(host, details, fragment)) dispatch(detailsShown(details));
        else reloadPage();
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [host, details, dispatch]);
  useEffect(() => {
    const place = host.querySelector(REVIEW_DETAILS);
    place?.setAttribute('aria-live', 'polite');
    place?.setAttribute('aria-busy', String(status === 'saving'));
  }, [host, status]);
  return null;
}

/** Shows the details; returns whether the page has a place for all of them. */
function show(host: HTMLElement, { html, methods }: Details, fragment: DocumentFragment): boolean {
  const place = host.querySelector(REVIEW_DETAILS);
  const select = methodSelect(host);
  if ((place === null) !== (html === null)) return false;
  if (methods !== undefined && (select === null) !== (methods.rate === null)) return false;
  // Some shops send the place as well.
  const content = fragment.querySelector(REVIEW_DETAILS) ?? fragment;
  place?.replaceChildren(...content.childNodes);
  if (methods === undefined) markMethod(select);
  else if (select !== null) showMethods(select, methods.rates, methods.rate ?? '');
  return true;
}
