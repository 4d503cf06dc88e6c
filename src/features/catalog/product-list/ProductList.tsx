import { useEffect, useState } from 'react';
import { selectListing } from '../../../state/listing/listing-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { hostOf } from '../server-content/host';
import css from './ProductList.css';
import { usePagerLinks } from './usePagerLinks';
import { useSwap } from './useSwap';

adoptStyles(css);

interface ProductListProps {
  readonly swap?: boolean | undefined;
}

/** The server-rendered list of products with its toolbars; with `swap`, other pages of it take its place. */
export function ProductList({ swap = false }: ProductListProps) {
  const [root, setRoot] = useState<Element | null>(null);
  const host = hostOf(root);
  const { status, error, summary } = useTillSelector(selectListing);
  useSwap(host, swap);
  usePagerLinks(host, swap);
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
        <div className="till-product-list__error">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      <VisuallyHidden live>{isLoading ? '' : summary}</VisuallyHidden>
    </div>
  );
}
