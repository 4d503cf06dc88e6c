import { Key } from 'selenium-webdriver';

import { expect, NARROW, test } from './support/test';

const FOCUS_IN = 'return document.activeElement?.closest(arguments[0]) !== null';

test('the mini cart is modal, keeps the focus and gives it back', async ({ tab }) => {
  await tab.open('/the-salt-road.html');
  const opener = await tab.tabTo('button', /^My Cart/);
  await tab.press(Key.ENTER);
  await tab.find('dialog', 'My Cart');
  await expect.poll(() => tab.run(`return document.querySelector(':modal') !== null`)).toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await tab.press(Key.TAB);
    const isInside = await tab.run<boolean>(
      `return document.activeElement === document.body || ${FOCUS_IN.replace('return ', '')}`,
      'dialog',
    );
    expect(isInside).toBe(true);
  }
  await tab.press(Key.ESCAPE);
  await tab.expectNone('dialog', 'My Cart');
  expect(await tab.run('return document.activeElement === arguments[0]', opener)).toBe(true);
});

test('filters open in a drawer, and the list follows', async ({ tab }) => {
  await tab.resize(NARROW, 900);
  await tab.open('/stationery.html');
  await tab.click('button', /^Filter/);
  await tab.find('dialog', 'Filter');
  const products = () =>
    tab.run<number>(`return document.querySelectorAll('.product-item-link').length`);
  const all = await products();
  await tab.click('button', 'Colour', 'dialog[open]');
  await tab.click('checkbox', /^Teal/, 'dialog[open]');
  await tab.click('button', /^Show .*products?$/, 'dialog[open]');
  await tab.expectUrl(/color=/);
  await tab.find('button', 'Filter (1)');
  await expect.poll(products).toBeLessThan(all);
  await tab.driver.navigate().back();
  await tab.find('button', 'Filter');
  await expect.poll(products).toBe(all);
});

test('the search suggests, and the arrow keys choose a suggestion [SRCH-10]', async ({ tab }) => {
  await tab.open('/');
  await tab.tabTo('combobox', /Search/);
  await tab.press('salt');
  await expect
    .poll(() => tab.run(`return document.querySelectorAll('[role=option]').length`))
    .toBeGreaterThan(0);
  await tab.press(Key.ARROW_DOWN);
  const chosen = await tab.run<string>(
    `return document.querySelector('[role=option][aria-selected=true]')?.textContent ?? ''`,
  );
  expect(chosen).toMatch(/salt/i);
  await tab.press(Key.ENTER);
  await tab.expectUrl(/salt/);
});

test('a choice of swatches changes the picture, and is what the cart gets [SWAT-13]', async ({
  tab,
}) => {
  await tab.open('/daybook.html');
  const picture = () =>
    tab.run<string>(`return document.querySelector('till-gallery img')?.getAttribute('src') ?? ''`);
  await expect.poll(picture).not.toBe('');
  const before = await picture();
  await tab.click('radio', 'Rust');
  await expect.poll(picture).not.toBe(before);
  await tab.click('radio', 'Plain');
  await tab.click('button', 'Add to Cart', '#product_addtocart_form');
  await tab.click('button', /^My Cart, 1 item/);
  await tab.find('dialog', 'My Cart');
  await tab.expectText('Rust', 'dialog[open]');
});
