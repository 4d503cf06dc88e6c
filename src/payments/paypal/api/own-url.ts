import { nonEmptyText } from '../../../api/page-config/config-values';
import { sameOrigin } from '../../../platform/navigate';

/** A URL of this shop; null for anything else, also for an empty one, which would be the page's own. */
export function ownUrl(value: unknown): string | null {
  const url = nonEmptyText(value) ?? null;
  return url !== null && sameOrigin(url) ? url : null;
}
