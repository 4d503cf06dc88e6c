import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { addAddresses, stockUp, type BenchShop } from './shop';
import { countCpu, observeInteractions } from './timing';

const SLOWER_CPU = 4;

/** Who comes, and with what. */
export interface Visitor {
  /** Lines in the cart. */
  readonly lines: number;
  /** Saved addresses of a customer; a guest has none. */
  readonly addresses?: number;
}

/** A page of a visitor whose presses are counted. */
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

/** Makes the session's cart and addresses as long as wanted, and lets the browser forget the short ones. */
async function lengthen(page: Page, shop: BenchShop, visitor: Visitor): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'PHPSESSID')?.value;
  if (session === undefined) throw new Error('The shop gave no session.');
  if (visitor.lines > 1) stockUp(shop, session, visitor.lines);
  if (visitor.addresses !== undefined) addAddresses(shop, session, visitor.addresses);
  // An answer that is still on its way would be kept after the clearing.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.context().clearCookies({ name: 'section_data_ids' });
}

/** Lists every line: elements show the first ten or twenty unless the page says otherwise. */
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
 * Lets a visitor come with a cart, and runs `stay` in a new page of theirs. The page works at full speed until `slowDown`.
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

/** From here on the page has a quarter of the processor, as on a mid phone. */
export async function slowDown({ cdp }: Visit): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}
