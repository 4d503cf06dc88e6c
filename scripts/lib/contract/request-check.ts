import { OpenApi, readDocuments } from './openapi';
import { CALLS, CARTS } from './recorded-calls';
import { sentBy } from './recorded-transport';
import { VARIANTS } from './request-variants';
import { Count, type Tally } from './tally';

const BELOW_STORE = /^https:\/\/shop\.example\/rest\/default(\/[^?]*)/;

/** The documents cover the REST resources; the storefront's forms are compared with the recordings. */
function restPath(url: string): string | null {
  return BELOW_STORE.exec(url)?.[1] ?? null;
}

/**
 * Checks that the server accepts what `src/api` sends: every call, for a guest's cart and for a customer's, is
 * intercepted, and its method, path and body are checked against the server's own OpenAPI documents.
 */
export async function checkRequests(folder: string): Promise<Tally> {
  const openApi = new OpenApi(readDocuments(folder));
  const count = new Count();
  for (const call of [...CALLS, ...VARIANTS]) {
    for (const cart of CARTS) {
      const { method, url, text } = await sentBy(() => call.run(cart));
      const path = restPath(url);
      if (path === null) continue;
      const body: unknown = text === null ? null : JSON.parse(text);
      count.add(`${call.name} (${cart.cart.kind})`, openApi.problemOf({ method, path, body }));
    }
  }
  console.log(`requests: ${String(count.passed)} taken by the server's documents`);
  return count;
}
