import type { Page } from '@playwright/test';

import type { Scenario } from './interactions';

const TILES = 96;
const WISHES = 200;

/** Repeats the parts of a page that match `part` until there are `count`; `change` makes each copy unique. */
function repeated(
  html: string,
  part: RegExp,
  count: number,
  change: (copy: string, number: number) => string,
): string {
  const parts = html.match(part) ?? [];
  const [first = ''] = parts;
  const copies = Array.from({ length: Math.max(0, count - parts.length) }, (_, index) =>
    change(parts[index % parts.length] ?? '', index + 1),
  );
  return html.replace(first, [first, ...copies].join('\n'));
}

/** Serves the page at `path` with `change` applied. */
async function serve(page: Page, path: RegExp, change: (html: string) => string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** A list of 96 products, each with the platform's empty swatch container. */
const longList = (html: string): string =>
  repeated(
    html.replaceAll(
      /<till-swatches product-id="(\d+)" listing>.*?<\/till-swatches>/gs,
      '<div class="swatch-opt-$1" data-role="swatch-option-$1"></div>',
    ),
    /<li class="item product product-item(?:(?!<li class="item product).)*?data-role="swatch-option-(?:(?!<li class="item product).)*<\/li>/gs,
    TILES,
    (copy) => copy.replaceAll(/ (?:id|for)="qty-\d+"/g, ''),
  );

/** Makes the list of the stationery one of 96 products. */
export const serveLongList = (page: Page): Promise<void> =>
  serve(page, /\/stationery\.html$/, longList);

const longWishlist = (html: string): string =>
  repeated(html, /<li class="product-item wish".*?<\/li>/gs, WISHES, (copy, number) =>
    copy
      .replaceAll(/"item_\d+"/g, `"item_${String(1000 + number)}"`)
      .replaceAll(/\[\d+\]/g, `[${String(1000 + number)}]`)
      .replaceAll(/data-item-id="\d+"/g, `data-item-id="${String(1000 + number)}"`)
      .replaceAll(/&quot;item&quot;:&quot;\d+/g, `&quot;item&quot;:&quot;${String(1000 + number)}`),
  );

/** Measurements of interactions in long lists. */
export const listScenarios: Readonly<Record<string, Scenario>> = {
  'choosing a swatch, 96 tiles': {
    visitor: { lines: 1 },
    key: (time) => (time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
    arrive: async ({ page, origin }) => {
      await serveLongList(page);
      await page.goto(`${origin}/stationery.html`);
      const swatch = page.locator('till-swatches').getByRole('radio').first();
      await swatch.click();
      await page.waitForLoadState('networkidle');
      return swatch;
    },
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  'removing a wish, 200 items': {
    visitor: { lines: 1, addresses: 1 },
    key: () => 'Enter',
    arrive: async ({ page, origin }) => {
      await page.goto(`${origin}/the-salt-road.html`);
      const key = (await page.context().cookies()).find(({ name }) => name === 'form_key');
      await page.request.post(`${origin}/wishlist/index/add/`, {
        form: { product: '1', form_key: key?.value ?? '' },
      });
      await serve(page, /\/wishlist\/$/, longWishlist);
      await page.goto(`${origin}/wishlist/`);
      await page
        .locator('.till-wishlist-pick')
        .nth(WISHES - 1)
        .waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return page.locator('[data-role="remove"]').first();
    },
    settle: (page) => page.locator('.till-wishlist-slot button').waitFor(),
    undo: async (page) => {
      await page.locator('.till-wishlist-slot button').click();
      await page.locator('.till-wishlist-slot button').waitFor({ state: 'detached' });
      await page.locator('[data-role="remove"]').first().focus();
    },
  },
};
