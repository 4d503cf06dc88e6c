import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formKey } from '../../../platform/form-key';
import type { Filters } from '../../../domain/listing/filter.types';
import {
  listingShown,
  listingWanted,
  selectListing,
  swapChosen,
  type ArrivedListing,
} from '../../../state/listing/listing-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { filtersOf } from '../filters/read-filters';
import { nodesOf, replaceNodes, summaryOf } from './swap-nodes';

/** A page of the list that was shown before. */
interface Snapshot {
  readonly nodes: readonly ChildNode[];
  readonly title: string;
  readonly scroll: number;
  readonly filters: Filters | null;
}

/** Pages kept for going back; older ones are fetched again. */
const KEPT = 12;

/** The address that a page of the list is known by. */
const addressOf = ({ origin, pathname, search }: Location | URL): string =>
  origin + pathname + search;

/** Scrolls to the start of the list if that is above the viewport. */
function showStart(host: HTMLElement): void {
  if (host.getBoundingClientRect().top < 0) host.scrollIntoView();
}

/**
 * Shows fetched pages of the list in its place: address, history, title, scroll position and focus follow. Going back
 * restores the nodes of the page that was left, at once and where it was scrolled to.
 */
export function useSwap(host: HTMLElement | null, isOn: boolean): void {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const { arrived, filters } = useTillSelector(selectListing);
  const shown = useRef(addressOf(window.location));
  const snapshots = useRef(new Map<string, Snapshot>());

  const keep = (nodes: readonly ChildNode[], title: string, scroll: number): void => {
    const { current: kept } = snapshots;
    kept.delete(shown.current);
    kept.set(shown.current, { nodes, title, scroll, filters });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const show = useEffectEvent(({ url, page, isTraversal }: ArrivedListing) => {
    if (host === null) return;
    const { title } = document;
    const scroll = window.scrollY;
    const next = filtersOf(page);
    const nodes = nodesOf(page, formKey());
    // First, so that the browser notes where the page before was scrolled to.
    if (!isTraversal) window.history.pushState(null, '', url);
    keep(replaceNodes(host, nodes), title, scroll);
    document.title = page.title;
    shown.current = addressOf(window.location);
    showStart(host);
    dispatch(listingShown({ page, summary: summaryOf(host), filters: next }));
    emit('till-listing-shown', { url });
  });

  const traverse = useEffectEvent(() => {
    const url = addressOf(window.location);
    if (host === null || url === shown.current) return;
    const known = snapshots.current.get(url);
    if (known === undefined) {
      dispatch(listingWanted({ url, fields: null, isTraversal: true }));
      return;
    }
    const { title } = document;
    const scroll = window.scrollY;
    keep(replaceNodes(host, known.nodes), title, scroll);
    document.title = known.title;
    shown.current = url;
    window.scrollTo(window.scrollX, known.scroll);
    dispatch(listingShown({ page: null, summary: summaryOf(host), filters: known.filters }));
    emit('till-listing-shown', { url });
  });

  useEffect(() => {
    dispatch(swapChosen(isOn && host !== null));
    if (!isOn || host === null) return undefined;
    window.addEventListener('popstate', traverse);
    return () => {
      window.removeEventListener('popstate', traverse);
      dispatch(swapChosen(false));
    };
  }, [dispatch, host, isOn]);

  useLayoutEffect(() => {
    if (arrived !== null) show(arrived);
  }, [arrived]);
}
