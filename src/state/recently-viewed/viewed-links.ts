import { sameOrigin } from '../../platform/navigate';
import { namespacedStorage } from '../../platform/storage/namespaced-storage';

/** A recently viewed product. */
export interface ViewedProduct {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
  readonly url: string;
}

/** Maximum number shown (RECENT-08). */
const LIMIT = 5;

/**
 * The products stored as viewed by the platform's front end, newest first (RECENT-06, RECENT-09), each once: it may be
 * stored for several scopes. Those without a name, or without a URL of this shop, are skipped. `now` in milliseconds
 * since 1970.
 */
export function viewedLinks(now: number): readonly ViewedProduct[] {
  const products = namespacedStorage('product_data_storage').all();
  const viewed = [...namespacedStorage('recently_viewed_product').fresh(now)]
    .sort((one, other) => Number(other.added_at) - Number(one.added_at))
    .map(({ product_id: id }) =>
      typeof id === 'number' || typeof id === 'string' ? String(id) : '',
    );
  return [...new Set(viewed)]
    .flatMap((id) => {
      const { name, url } = products[id] ?? {};
      return typeof name === 'string' && name !== '' && typeof url === 'string' && sameOrigin(url)
        ? [{ id, name, url }]
        : [];
    })
    .slice(0, LIMIT);
}
