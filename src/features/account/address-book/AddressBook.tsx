import { useEffect, useState } from 'react';
import { bookWanted, selectAddressBook } from '../../../state/address-book/address-book-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { elementAround, setShown } from '../page-nodes';
import { BookList } from './BookList';
import { ServerBook } from './ServerBook';

/** Hides the server-rendered address book while the view shows its own. */
function useServerNodes(host: HTMLElement | null, isShown: boolean): void {
  useEffect(() => {
    const nodes = [...(host?.children ?? [])].filter(
      (node) => !node.classList.contains('till-root'),
    );
    for (const node of nodes) setShown(node, isShown);
    return () => {
      for (const node of nodes) setShown(node, true);
    };
  }, [host, isShown]);
}

/**
 * The customer's address book (BOOK-01): all addresses, with a search if there are many. Until they are
 * loaded, and where that fails, the server's own page works.
 */
export function AddressBook() {
  const dispatch = useTillDispatch();
  const [root, setRoot] = useState<Element | null>(null);
  const { status } = useTillSelector(selectAddressBook);
  const host = elementAround(root);
  const isReady = status === 'ready';
  useServerNodes(host, !isReady);
  useEffect(() => {
    dispatch(bookWanted());
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(bookWanted());
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  return (
    <div ref={setRoot}>
      {host !== null && (isReady ? <BookList host={host} /> : <ServerBook host={host} />)}
    </div>
  );
}
