import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { withShop } from './demo-shop';
import { auditDifferences, type Difference, type KnownDifference } from './known-differences';
import { pageDifferences } from './page-facts';
import { ReplayedVisit, SCRIPT_HEADERS } from './replayed-visit';
import type { Tally } from './tally';

/** The check's name in the list, which has flows otherwise. */
const FLOW = 'pages';

/** A recorded page and the demo shop's page that is compared with it. */
interface PagePair {
  readonly recorded: string;
  readonly path: string;
  /** What the visitor does first. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
}

/** A guest with a session of their own. */
class Visit {
  private readonly replay: ReplayedVisit;
  private readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.replay = new ReplayedVisit(origin);
  }

  async page(path: string): Promise<string> {
    return String((await this.replay.send('GET', path, undefined, {}, this.cookies)).body);
  }

  private rest(method: string, path: string, body: unknown): Promise<{ readonly body: unknown }> {
    const url = `/rest/default/V1/guest-carts/${path}`;
    return this.replay.send(method, url, JSON.stringify(body), SCRIPT_HEADERS, this.cookies);
  }

  async fillCart(): Promise<void> {
    const page = await this.page('/the-salt-road.html');
    const [, product = ''] = /name="product" value="(\d+)"/.exec(page) ?? [];
    const form = { product, qty: '1', form_key: this.cookies.get('form_key') ?? '' };
    await this.replay.send(
      'POST',
      '/checkout/cart/add/',
      new URLSearchParams(form).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
      this.cookies,
    );
  }

  /** Places an order. */
  async order(): Promise<void> {
    await this.fillCart();
    const page = await this.page('/checkout/');
    const [, id = ''] = /"entity_id":"(\w{32})"/.exec(page) ?? [];
    const address = {
      firstname: 'Ada',
      lastname: 'Reader',
      street: ['12 Harbour Street'],
      city: 'Oakland',
      regionId: 12,
      postcode: '94607',
      countryId: 'US',
      telephone: '555-0134',
    };
    await this.rest('POST', `${id}/shipping-information`, {
      addressInformation: {
        shipping_address: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    await this.rest('POST', `${id}/payment-information`, {
      email: 'ada@example.com',
      paymentMethod: { method: 'checkmo' },
      billingAddress: address,
    });
  }
}

const withCart = (visit: Visit): Promise<void> => visit.fillCart();

const PAGES: readonly PagePair[] = [
  { recorded: 'home-guest', path: '/' },
  { recorded: 'category-grid', path: '/fiction.html' },
  { recorded: 'search-many', path: '/catalogsearch/result/?q=harbour' },
  { recorded: 'search-none', path: '/catalogsearch/result/?q=xyzzy' },
  { recorded: 'product-simple', path: '/the-salt-road.html' },
  { recorded: 'product-configurable', path: '/daybook.html' },
  { recorded: 'product-bundle', path: '/a-reading-evening.html' },
  { recorded: 'product-grouped', path: '/records-of-the-north.html' },
  { recorded: 'product-downloadable', path: '/moss-after-rain-e-book.html' },
  { recorded: 'product-options-all', path: '/a-book-with-your-name-in-it.html' },
  { recorded: 'cart-empty', path: '/checkout/cart/' },
  { recorded: 'cart-simple', path: '/checkout/cart/', prepare: withCart },
  { recorded: 'checkout-guest', path: '/checkout/', prepare: withCart },
  {
    recorded: 'checkout-success-guest',
    path: '/checkout/onepage/success/',
    prepare: (visit) => visit.order(),
  },
  { recorded: 'login', path: '/customer/account/login/' },
  { recorded: 'create-account', path: '/customer/account/create/' },
];

/**
 * Compares the demo shop's pages with those of a real shop: they must contain what scripts read there, and nothing else.
 * Prints a line for every page. Without recorded pages there is nothing to check.
 *
 * @param folder the recorded pages, `<name>.html`
 */
export async function checkPages(
  folder: string,
  known: readonly KnownDifference[],
): Promise<Tally> {
  if (!existsSync(folder)) return { passed: 0, failed: 0 };
  const found = await withShop(async (origin) => {
    const all: Difference[] = [];
    for (const { recorded, path, prepare } of PAGES) {
      const visit = new Visit(origin);
      await prepare?.(visit);
      const actual = await visit.page(path);
      const differences = pageDifferences(
        readFileSync(join(folder, `${recorded}.html`), 'utf8'),
        actual,
      );
      console.log(`page ${recorded}: ${String(differences.length)} differ`);
      all.push(...differences.map((what) => ({ flow: FLOW, step: recorded, what })));
    }
    return all;
  });
  const { unlisted, gone } = auditDifferences(found, known);
  for (const { step, what } of unlisted) console.error(`  not listed: ${step}: ${what}`);
  for (const { step, what } of gone) console.error(`  no longer so: ${step}: ${what}`);
  const bad = new Set(unlisted.map(({ step }) => step));
  return { passed: PAGES.length - bad.size, failed: unlisted.length + gone.length };
}
