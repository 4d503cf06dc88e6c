import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call } from './rest';

/** A product view as it is sent to the server. */
interface ViewRecord {
  readonly id: string;
  /** Seconds since 1970. */
  readonly addedAt: number;
}

/** Sends the product views to the server (RECENT-10), which returns an empty list. */
export function syncViews(url: string, views: readonly ViewRecord[]): Promise<Result<unknown>> {
  const body = new URLSearchParams({ type_id: 'recently_viewed_product' });
  for (const { id, addedAt } of views) {
    body.set(`ids[${id}][product_id]`, id);
    body.set(`ids[${id}][added_at]`, String(addedAt));
  }
  return call({ url, method: 'POST', body }, v.unknown());
}
