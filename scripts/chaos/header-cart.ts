import type { BenchShop } from '../bench/shop';
import { piecesOf } from './shop-records';
import type { Shopper } from './shopper';
import { until } from './wait';

/** How long the cart in the header may take, including one load of the private data, in milliseconds. */
const CART_LIMIT_MS = 6_000;
/** How long to wait before that for calls in progress, in milliseconds. */
const CALM_LIMIT_MS = 5_000;
/** How long the shop may go on processing a write after its page was left, in milliseconds. */
const CALM_MS = 600;

/**
 * The fault in the cart that the header shows on the next page; null when it matched the shop's by the end of that
 * page's first load of the private data. Loads of the page before, and later ones that change nothing, do not count.
 */
export async function wrongCart(shopper: Shopper, shop: BenchShop): Promise<string | null> {
  await until(CALM_LIMIT_MS, () => shopper.calmFor() > CALM_MS);
  const page = await shopper.tab(0);
  const path = '/?chaos=end';
  let loads = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    const names = url.searchParams.get('sections') ?? 'cart';
    const isHere = request.headers().referer?.endsWith(path) === true;
    if (!isHere || !url.pathname.startsWith('/customer/section/load')) return;
    if (names.includes('cart')) loads += 1;
  });
  await page.goto(path).catch(() => null);
  const session = await shopper.session();
  const bag = page.locator('till-mini-cart').getByRole('button', { name: /^My Cart/ });
  let shown = '';
  let held = 0;
  let loadsSoFar = 0;
  const isRight = await until(CART_LIMIT_MS, async () => {
    loadsSoFar = loads;
    shown = (await bag.getAttribute('aria-label', { timeout: 1000 }).catch(() => null)) ?? '';
    if (shown === '') shown = await bag.innerText({ timeout: 1000 }).catch(() => '');
    held = piecesOf(shop.dbFile, session);
    return Number(/(\d+)/.exec(shown)?.[1] ?? 0) === held;
  });
  if (!isRight) return `the cart shows "${shown}", the shop holds ${String(held)}`;
  return loadsSoFar > 1 ? `the cart took ${String(loadsSoFar)} loads of the private data` : null;
}
