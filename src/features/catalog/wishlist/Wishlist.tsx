import { useMemo, useState } from 'react';
import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../../shared/late/useLazyView';
import { wrappingHost } from '../../shared/server-link/wrapping-host';

const loadPage = async (store: TillStore) => {
  const { WishlistPage, startList } = await import('./WishlistPage');
  startList(store);
  return WishlistPage;
};

const loadBlock = async (store: TillStore) => {
  const { WishlistBlock, startBlock } = await import('./WishlistBlock');
  startBlock(store);
  return WishlistBlock;
};

/**
 * The wish list (WISH): its page around the server-rendered form, or the block in a sidebar. A page loads only the code of the
 * one it has.
 */
export function Wishlist() {
  const [root, setRoot] = useState<Element | null>(null);
  const block = useMemo(
    () => wrappingHost(root)?.querySelector<HTMLElement>('.block-wishlist') ?? null,
    [root],
  );
  const { View: Page } = useLazyView(root !== null && block === null, loadPage);
  const { View: Block } = useLazyView(block !== null, loadBlock);
  return (
    <div ref={setRoot}>
      {Page !== null && root !== null && <Page root={root} />}
      {Block !== null && block !== null && <Block block={block} />}
    </div>
  );
}
