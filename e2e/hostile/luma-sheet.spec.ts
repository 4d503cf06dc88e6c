import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

/* The module's style sheet for Luma: what Till adds to a page of Luma takes no room from it. */

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const SHEETS = [
  read('dist/till.css'),
  read('integrations/magento/view/frontend/web/css/luma.css'),
  // Luma's own distances.
  '* { box-sizing: border-box } body, p, ol { margin: 0; padding: 0 } .wishlist-toolbar { block-size: 32px; margin-block-end: 30px }',
];

const WISHES = (bar: string) => `<till-wishlist>
  <div class="toolbar wishlist-toolbar"><p class="toolbar-amount">2 Item(s)</p></div>
  <form class="form-wishlist-items">${bar}<div class="products-grid wishlist"><ol class="product-items">
    <li class="product-item"><img alt="" width="100" height="100"></li></ol></div></form>
  <div class="till-root"></div></till-wishlist>`;
const WISH_BAR =
  '<div class="till till-slot till-wishlist-picks"><div class="till-wishlist-bar">Select All</div></div>';

const COMPARED = (bar: string) => `<till-compare><div style="block-size: 80px"></div>
  <a class="action print" style="display: block; inline-size: 100px">Print This Page</a>${bar}
  <div class="table-wrapper comparison">table</div><div class="till-root"></div></till-compare>`;
const COMPARE_BAR =
  '<div class="till till-slot till-compare-place"><div class="till-compare-bar">Show only differences</div></div>';

async function show(page: Page, markup: string): Promise<void> {
  await page.setContent(`<style>${SHEETS.join('\n')}</style>${markup}`);
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { ...box, end: box.y + box.height, right: box.x + box.width };
};

for (const { name, markup, bar, list, beside } of [
  {
    name: 'the wish list',
    markup: WISHES,
    bar: WISH_BAR,
    list: '.products-grid.wishlist',
    beside: '.toolbar-amount',
  },
  {
    name: 'the comparison',
    markup: COMPARED,
    bar: COMPARE_BAR,
    list: '.table-wrapper.comparison',
    beside: '.action.print',
  },
]) {
  test(`${name} starts where Luma has it, below our row`, async ({ page }) => {
    await show(page, markup(''));
    const before = await boxOf(page, list);
    await show(page, markup(bar));
    const after = await boxOf(page, list);
    expect(after.y).toBe(before.y);
    const row = await boxOf(page, '.till-slot');
    expect(row.end, 'no part of the row covers the list').toBeLessThanOrEqual(after.y);
    expect(row.x, 'nor what Luma has beside it').toBeGreaterThanOrEqual(
      Math.min((await boxOf(page, beside)).right, 100),
    );
  });
}

test('a message does not touch what is below it', async ({ page }) => {
  await show(
    page,
    `<div class="page messages"><till-messages><div class="till-messages__region">Refused</div></till-messages></div>
     <h2 style="margin: 0">Registered Customers</h2>`,
  );
  const message = await boxOf(page, '.till-messages__region');
  expect((await boxOf(page, 'h2')).y - message.end).toBe(20);
});
