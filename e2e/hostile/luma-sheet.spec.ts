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

for (const width of [390, 1280]) {
  for (const [tag, rendered] of [
    ['till-cart', '<ul class="till-cart__lines"></ul>'],
    ['till-checkout', ''],
  ] as const) {
    test(`what follows ${tag} is below the window until it has rendered, ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const footer = '<footer style="block-size: 40px">Footer</footer>';
      await show(page, `<${tag}><a href="/">My Cart</a></${tag}>${footer}`);
      expect((await boxOf(page, 'footer')).y).toBeGreaterThanOrEqual(800);
      await show(page, `<${tag}><div class="till-root">${rendered}</div></${tag}>${footer}`);
      expect((await boxOf(page, 'footer')).y).toBeLessThan(100);
    });
  }
}

test('rows for the choices keep the room of the swatches free', async ({ page }) => {
  const choice = '<div class="till-swatches__attribute" style="block-size: 74px"></div>';
  const swatches = `<div class="till"><div class="till-swatches">${choice}${choice}</div></div>`;
  const rows = '<div class="swatch-row"></div><div class="swatch-row"></div>';
  const after = '<button>Add to Cart</button>';
  await show(page, `<till-swatches>${rows}</till-swatches>${after}`);
  const before = await boxOf(page, 'button');
  await show(
    page,
    `<till-swatches>${rows}<div class="till-root">${swatches}</div></till-swatches>${after}`,
  );
  expect((await boxOf(page, 'button')).y).toBe(before.y);
  expect(before.y).toBeGreaterThan(150);
});

test('the dots of a gallery have their room on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const picture = '<div class="gallery-placeholder" style="block-size: 300px"></div>';
  await show(page, `<till-gallery class="has-strip">${picture}</till-gallery><h1>Name</h1>`);
  const many = await boxOf(page, 'h1');
  await show(page, `<till-gallery>${picture}</till-gallery><h1>Name</h1>`);
  expect(many.y - (await boxOf(page, 'h1')).y).toBe(62);
});

const ARROW = '<svg class="till-icon till-icon--forward"></svg>';
const SLIDES = (more: string) => `<div class="till"><div class="till-slides">
  <div class="till-slide" style="block-size: 300px">Slide</div>
  <div class="till-slides-bar"><button class="till-slides-button" id="back">${ARROW}</button>${more}
    <button class="till-slides-button" id="on">${ARROW}</button></div></div></div>`;

for (const [name, more, row] of [
  ['with dots below', '<button class="till-slides-button till-slides-button--dot">1</button>', 52],
  ['without a row below', '', 0],
] as const) {
  test(`the arrows of slides are at their sides, half way down, ${name}`, async ({ page }) => {
    await show(page, SLIDES(more));
    const slides = await boxOf(page, '.till-slides');
    const [back, on] = [await boxOf(page, '#back'), await boxOf(page, '#on')];
    expect(slides.height).toBe(300 + row);
    for (const arrow of [back, on]) expect((arrow.y + arrow.end) / 2 - slides.y).toBe(150);
    expect(back.x - slides.x).toBe(slides.right - on.right);
    expect(back.x - slides.x).toBeLessThan(40);
  });
}

test('"As low as" is above its price', async ({ page }) => {
  await show(
    page,
    `<div class="product-info-price"><till-price><div class="till"><p class="till-product-price__line">
     <span class="till-product-price__note">As low as</span><span class="price">$22.00</span></p></div></till-price></div>`,
  );
  const note = await boxOf(page, '.till-product-price__note');
  expect((await boxOf(page, '.price')).y).toBeGreaterThanOrEqual(note.end);
});

test('what is scrolled to in the cart is above the bar at the end of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const bar =
    '<div class="till-cart__bar" style="position: sticky; bottom: 0; height: 90px"></div>';
  await show(
    page,
    `<div class="till-cart__grid"><div style="height: 900px"></div><a href="#" id="edit">Edit</a>
     <div style="height: 900px"></div>${bar}</div>`,
  );
  await page.locator('#edit').evaluate((link) => {
    link.scrollIntoView({ block: 'nearest' });
  });
  expect((await boxOf(page, '#edit')).end).toBeLessThanOrEqual(510);
});
