import { useEffect, useState } from 'react';
import { selectListing } from '../../../state/listing/listing-slice';
import { messageDismissed, selectMessages } from '../../../state/messages/messages-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Messages } from '../../../ui/Messages/Messages';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { hostOf } from '../server-content/host';
import css from './ProductList.css';
import { usePagerLinks } from './usePagerLinks';
import { useSwap } from './useSwap';
import { useTiles } from './useTiles';

adoptStyles(css);

interface ProductListProps {
  readonly swap?: boolean | undefined;
}

/** The server-rendered list of products with its toolbars; with `swap`, other pages replace it in place. */
export function ProductList({ swap = false }: ProductListProps) {
  const [root, setRoot] = useState<Element | null>(null);
  const dispatch = useTillDispatch();
  const host = hostOf(root);
  const { status, error, summary } = useTillSelector(selectListing);
  useSwap(host, swap);
  usePagerLinks(host, swap);
  const productId = useTiles(host);
  const messages = useTillSelector(selectMessages(`product:${productId}`));
  const isLoading = swap && status === 'loading';
  useEffect(() => {
    if (!isLoading || host === null) return undefined;
    host.setAttribute('aria-busy', 'true');
    host.classList.add('till-product-list-busy');
    return () => {
      host.removeAttribute('aria-busy');
      host.classList.remove('till-product-list-busy');
    };
  }, [host, isLoading]);
  return (
    <div ref={setRoot} className="till-product-list">
      {error !== '' && (
        <div className="till-product-list__note">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      <div className={messages.length > 0 ? 'till-product-list__note' : undefined}>
        <Messages
          messages={messages}
          onDismiss={(id) => {
            dispatch(messageDismissed(id));
          }}
        />
      </div>
      <VisuallyHidden live>{isLoading ? '' : summary}</VisuallyHidden>
    </div>
  );
}
