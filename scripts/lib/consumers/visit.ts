import type { Browser, Page } from '@playwright/test';

import type { Consumer } from './consumer';

/** Counts the copies of React, which register with its developer tools. A string, as the compiler alters functions. */
const COUNT_REACTS = `
  window.reacts = 0;
  const ignore = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => (window.reacts += 1),
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
    onScheduleFiberRoot: ignore,
  };
`;

/** Waits for a text; the error contains the actual text. */
async function expectText(page: Page, selector: string, text: string): Promise<void> {
  try {
    await page
      .locator(selector)
      .filter({ hasText: new RegExp(`^${text}$`) })
      .waitFor();
  } catch {
    const found = await page.locator(selector).allTextContents();
    throw new Error(`${selector} is "${found.join()}" instead of "${text}".`);
  }
}

/** An element reports a card's type to the framework's handler, and one of its methods can be called. */
async function useCardFields(page: Page): Promise<void> {
  const number = page.locator('till-card-fields input[autocomplete="cc-number"]');
  await number.pressSequentially('4111');
  await expectText(page, '#card-type', 'VI');
  await page.locator('#read').press('Enter');
  await expectText(page, '#card', 'null');
}

/** A product gets into the shop's cart, and is there after a reload. */
async function useShop(page: Page): Promise<void> {
  await page.locator('till-add-to-cart > .till-root').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectText(page, '#count', '2');
  await page.reload();
  await expectText(page, '#count', '2');
}

/** Opens one page of a consumer and runs its checks. */
async function visitPage(page: Page, url: string, consumer: Consumer): Promise<void> {
  const { reactCopies, shop, texts = {} } = consumer;
  await page.goto(url);
  await page.locator('till-mini-cart .till-root').waitFor({ state: 'attached' });
  await (shop === true ? useShop(page) : useCardFields(page));
  for (const [selector, text] of Object.entries(texts)) await expectText(page, selector, text);
  const reacts = await page.evaluate<number>('window.reacts');
  if (reactCopies !== undefined && reacts !== reactCopies) {
    throw new Error(`The page has ${reacts} copies of React instead of ${reactCopies}.`);
  }
}

/**
 * Opens the pages of a consumer and checks that elements render and do what their page is for, without errors on the console.
 *
 * @throws Error that describes the failed check
 */
export async function visit(browser: Browser, url: string, consumer: Consumer): Promise<void> {
  const { prerenders, paths = [''] } = consumer;
  if (prerenders !== undefined && !(await (await fetch(url)).text()).includes(prerenders)) {
    throw new Error(`The server's HTML does not contain "${prerenders}".`);
  }
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The application's server does not implement the shop's endpoints.
    const isAboutShop = /\/customer\/section\/|favicon/.test(message.location().url);
    if (message.type() === 'error' && !isAboutShop) errors.push(message.text());
  });
  try {
    await page.addInitScript({ content: COUNT_REACTS });
    for (const path of paths) await visitPage(page, `${url}${path}`, consumer);
    if (errors.length > 0) throw new Error(`The console has errors:\n${errors.join('\n')}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error([message, ...errors].join('\n'), { cause: error });
  } finally {
    await page.close();
  }
}
