import { readDataPost, type DataPost } from '../../../domain/data-post';

const LINK = '[data-wishlist-to-giftregistry]';

/**
 * The post of a link that moves an item to a gift registry (WISH-04): `{itemId, entity, url}` in its attribute becomes
 * the fields `item` and `entity`. Null for any other place.
 */
export function registryPostOf(target: Element): DataPost | null {
  const link = target.closest<HTMLElement>(LINK);
  if (link === null) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(link.dataset.wishlistToGiftregistry ?? '');
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { url, itemId, entity } = parsed as Readonly<Record<string, unknown>>;
  return readDataPost(JSON.stringify({ action: url, data: { item: itemId, entity } }));
}
