import { useEffect } from 'react';
import { hashOfSelection } from '../../../domain/catalog/address-selection';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { useTillSelector } from '../../../state/shared/hooks';

const cardOf = (host: HTMLElement): Element | null => host.closest('.product-item, li, article');

/**
 * The image that follows the choice: the card's, or the server-rendered one on a product page without `<till-gallery>`.
 */
const pictureOf = (host: HTMLElement, isListing: boolean): HTMLImageElement | null => {
  if (isListing) return cardOf(host)?.querySelector('img') ?? null;
  if (document.querySelector('till-gallery') !== null) return null;
  return document.querySelector('[data-gallery-role="gallery-placeholder"] img');
};

/**
 * Updates server-rendered images of the product with the choice. On a product card its links also lead to the product's
 * page with the same choice (SWAT-03, SWAT-14, SWAT-15).
 */
export function usePictures(host: HTMLElement, productId: string, isListing: boolean): void {
  const { images, selection, areImagesLoading } = useTillSelector(selectProduct(productId));
  const picture = images?.list[0]?.img ?? null;
  const hash = hashOfSelection(selection);

  useEffect(() => {
    const image = pictureOf(host, isListing);
    if (image === null || picture === null) return undefined;
    const { src, srcset } = image;
    image.removeAttribute('srcset');
    image.src = picture;
    return () => {
      image.src = src;
      if (srcset !== '') image.srcset = srcset;
    };
  }, [host, picture, isListing]);

  useEffect(() => {
    if (isListing) cardOf(host)?.toggleAttribute('data-till-loading', areImagesLoading);
  }, [host, isListing, areImagesLoading]);

  useEffect(() => {
    const card = isListing ? cardOf(host) : null;
    const page = card?.querySelector<HTMLAnchorElement>('a.product-item-link, a[href]');
    if (card == null || page == null) return;
    const { pathname } = page;
    for (const link of card.querySelectorAll('a')) {
      if (link.pathname === pathname && link.hash !== '#reviews') link.hash = hash;
    }
  }, [host, isListing, hash]);
}
