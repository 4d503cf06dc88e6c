import type { PrivateBlockSettings } from '../../domain/private-blocks.types';
import type { PageSource } from '../../platform/page/page-source';
import { configsOf, taker, nonEmptyText } from './config-values';

/** How to load the page's private blocks; null on a page that is not cached (`config-shapes.md` §3.6). */
export function privateBlockSettings({ init }: PageSource): PrivateBlockSettings | null {
  const [config] = configsOf(init, 'pageCache');
  if (config === undefined) return null;
  const take = taker(config, 'pageCache');
  const url = take('url', nonEmptyText, null);
  if (url === null) return null;
  return {
    url,
    handles: config.handles ?? [],
    originalRequest: config.originalRequest ?? {},
    versionCookie: take('versionCookieName', nonEmptyText, 'private_content_version'),
  };
}
