import { compareKindOf } from '../../../domain/compare-posts';
import { readDataPost, type DataPost } from '../../../domain/data-post';
import { wrappingHost } from '../../shared/server-link/wrapping-host';

/** A server-rendered link or button that adds a product to the comparison list. */
export interface CompareLink {
  readonly link: HTMLElement;
  readonly productId: string;
  /** The post that adds the product. */
  readonly post: DataPost;
}

/** The link that the element wraps; null until the view is rendered and for elements without such a link. */
export function compareLinkOf(root: Element | null): CompareLink | null {
  for (const link of wrappingHost(root)?.querySelectorAll<HTMLElement>('[data-post]') ?? []) {
    const post = readDataPost(link.dataset.post ?? null);
    const productId = post?.data.product;
    if (post !== null && productId !== undefined && compareKindOf(post) === 'add') {
      return { link, productId, post };
    }
  }
  return null;
}

/** The header's link to the comparison list, which the server renders without a URL. */
export const listLinkOf = (root: Element | null): HTMLAnchorElement | null =>
  wrappingHost(root)?.querySelector<HTMLAnchorElement>('a.compare:not([data-post])') ?? null;

/** The product's name in the markup around the link; '' if not found. */
export const nameBeside = (link: HTMLElement): string =>
  (
    link.closest('.product-item')?.querySelector('.product-item-name, .product.name') ??
    document.querySelector('h1')
  )?.textContent.trim() ?? '';
