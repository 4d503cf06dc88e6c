import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { addAddresses, stockUp, type BenchShop } from './shop';
import { countCpu, observeInteractions } from './timing';

const SLOWER_CPU = 4;

/** The visitor of a measurement. */
export interface Visitor {
  /** Lines in the cart. */
  readonly lines: number;
  /** Saved addresses of a customer; a guest has none. */
  readonly addresses?: number;
}

/** A visitor's page whose interactions are measured. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly origin: string;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/customer/account/login/`);
  await page.getByLabel('Email Address').fill('jane@example.com');
  await page.getByLabel('Password').fill('Secret123!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/customer\/account\/?$/);
}

/** Puts a book into the cart. */
export async function fillCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/the-salt-road.html`);
  const answer = page.waitForResponse((response) => response.url().includes('/checkout/cart/add'));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await answer;
}

/** From now on pages also load the stand-in for a stock front end. */
export async function crowd(page: Page, origin: string): Promise<void> {
  const answer = await page.request.put(`${origin}/demo/settings`, { data: { oldFrontEnd: true } });
  if (!answer.ok()) throw new Error(`The shop refused its settings: ${String(answer.status())}`);
}

/** Fills the session's cart and address book, and clears the browser's copies of the shorter ones. */
async function lengthen(page: Page, shop: BenchShop, visitor: Visitor): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'PHPSESSID')?.value;
  if (session === undefined) throw new Error('The shop gave no session.');
  if (visitor.lines > 1) stockUp(shop, session, visitor.lines);
  if (visitor.addresses !== undefined) addAddresses(shop, session, visitor.addresses);
  // A response still in flight would be stored after the clearing.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.context().clearCookies({ name: 'section_data_ids' });
}

/** Shows every line: by default elements show the first ten or twenty. */
async function listAll(context: BrowserContext): Promise<void> {
  await context.route(/\/(?:checkout\/cart\/|the-salt-road\.html)$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<till-cart', '<till-cart page-size="0"')
      .replace('<till-mini-cart', '<till-mini-cart max-items="1000"');
    await route.fulfill({ response, body: html });
  });
}

/**
 * Opens a new page for a visitor with a cart and runs `stay` in it. The page runs at full speed until `slowDown`.
 */
export async function visit<Found>(
  browser: Browser,
  shop: BenchShop,
  visitor: Visitor,
  stay: (visit: Visit) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const before = await context.newPage();
    if (visitor.addresses !== undefined) await signIn(before, shop.origin);
    await fillCart(before, shop.origin);
    await lengthen(before, shop, visitor);
    await before.close();
    await listAll(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(observeInteractions);
    await countCpu(cdp);
    return await stay({ page, cdp, origin: shop.origin });
  } finally {
    await context.close();
  }
}

/** From here on the page has a quarter of the CPU, as on a mid-range phone. */
export async function slowDown({ cdp }: Visit): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}
