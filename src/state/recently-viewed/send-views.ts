import { syncViews } from '../../api/sync-views';
import { jsonStorage } from '../../platform/storage/storage';
import type { View } from './viewed-storage';

/** When the views were last sent to the server, in seconds (RECENT-12). */
const SYNC_TIME = 'recently_viewed_product_last_update';

/** Sends the views to the server, and stores when it has received them (RECENT-10, RECENT-12). `now` in milliseconds. */
export async function sendViews(
  url: string,
  views: readonly View[],
  now: () => number,
): Promise<void> {
  const result = await syncViews(url, views);
  if (result.ok) jsonStorage(SYNC_TIME).write(now() / 1000);
}
