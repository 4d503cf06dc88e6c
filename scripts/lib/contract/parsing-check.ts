import { parseCheckoutConfig } from '../../../src/api/page-config/checkout';
import { parseShopConfig } from '../../../src/api/page-config/shop';
import type { PageSource } from '../../../src/platform/page/page-source';
import type { Result } from '../../../src/platform/result';
import type { Exchange, Flow } from './captures';
import { CALLS, GUEST, type ContractCall } from './recorded-calls';
import { installRecordedTransport, withAnswer } from './recorded-transport';
import { Count, type Tally } from './tally';

/** What the call should have returned for a recorded response; null when it did. */
function problemOf(call: ContractCall, exchange: Exchange, result: Result<unknown>): string | null {
  const { status, headers, body } = exchange.response;
  const isJson = JSON.stringify(headers['content-type'] ?? '').includes('json');
  const wants = (kind: string): string | null =>
    !result.ok && result.error.kind === kind
      ? null
      : `wants ${kind}, got ${JSON.stringify(result)}`;
  if (status === 401) return wants('unauthorized');
  if (status >= 500) return wants('server');
  if (status < 400 && call.name === 'emptyCart') return result.ok ? null : 'was refused';
  if (!isJson) return wants('malformed');
  const refused = status >= 400 ? (body as { message: string }).message : call.refusal?.(body);
  if (refused === undefined || refused === null) {
    if (!result.ok) return `was not understood (${result.error.kind})`;
    return call.agrees(result.value, body) ? null : 'does not say what the server said';
  }
  if (result.ok || result.error.kind !== 'rejected') return wants('rejected');
  const { message } = result.error;
  const isTemplate = /%\w+/.test(refused);
  if (message === '' || (!isTemplate && message !== refused && !('errors' in (body as object)))) {
    return `says "${message}" instead of "${refused}"`;
  }
  return isTemplate && message === refused ? `left placeholders open: ${message}` : null;
}

/** Checks every exchange of a call, errors included. */
async function checkExchange(count: Count, file: string, exchange: Exchange): Promise<void> {
  const path = exchange.request.path.replace(/\?.*$/, '');
  const calls = CALLS.filter(
    (call) => call.method === exchange.request.method && call.path.test(path),
  );
  for (const call of calls) {
    const result = await withAnswer(exchange, () => call.run(GUEST));
    count.add(`${file} (${call.name})`, problemOf(call, exchange, result));
  }
}

const source = (parts: Partial<PageSource>): PageSource => ({
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
  ...parts,
});

/** A recorded `window.checkoutConfig`: the cart, its lines and totals must be found. */
function checkoutProblem(config: Readonly<Record<string, unknown>>): string | null {
  const parsed = parseCheckoutConfig(source({ checkoutConfig: config }));
  if (parsed === null) return 'was not read';
  const { cart, items, totals } = parsed;
  if (cart === null || totals === null) return 'has no cart or no totals';
  if (items.length === 0 || totals.items.length !== items.length) return 'has other lines';
  return Number.isFinite(totals.grandTotal) ? null : 'has no grand total';
}

function checkPage(count: Count, file: string, name: string, page: unknown): void {
  const config = page as Readonly<Record<string, unknown>>;
  if (name.startsWith('checkoutConfig-') && 'quoteData' in config) {
    count.add(file, checkoutProblem(config));
  }
  if (name === 'window.checkout.json') {
    const shop = parseShopConfig(source({ checkout: config }));
    const isRead =
      shop.updateItemQtyUrl === config.updateItemQtyUrl &&
      shop.maxItemsToDisplay === config.maxItemsToDisplay &&
      shop.websiteId === config.websiteId;
    count.add(file, isRead ? null : 'was not read');
  }
}

/**
 * Checks that `src/api` parses the responses of a real shop: every recorded exchange of a call that Till makes goes through
 * the call's transport and parsing, refusals included, and every recorded page configuration is parsed.
 */
export async function checkParsing(flows: readonly Flow[]): Promise<Tally> {
  installRecordedTransport();
  const count = new Count();
  for (const { name, steps, pages } of flows) {
    for (const step of steps) await checkExchange(count, `${name}/${step.name}`, step.exchange);
    for (const { file, value } of pages) checkPage(count, `${name}/${file}`, file, value);
  }
  console.log(`parsing: ${String(count.passed)} recorded responses and pages understood`);
  return count;
}
