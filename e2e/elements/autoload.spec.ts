import { createHash } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { LOADER, test } from './fixture/site';

/* The script tag, elements/autoload.ts, on pages of every kind. */

const CLASSIC = '<script src="/till/till.js"></script>';
const PLAIN = '<till-plain><a href="#fallback">Fallback</a></till-plain>';

const FIRST = '<till-probe></till-probe>';

/** The loader has scanned the page, since the probe has no dependencies, and the observers have been notified. */
async function expectLooked(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

const requested = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
};

for (const [name, script] of Object.entries({
  'in the head': CLASSIC,
  deferred: LOADER,
  async: '<script src="/till/till.js" async></script>',
  'as a module': '<script type="module" src="/till/till.js"></script>',
  'as a module with a mark': '<script type="module" data-till src="/till/till.js"></script>',
  twice: CLASSIC + LOADER,
})) {
  test(`loads the tags of the page when the script is ${name}`, async ({
    page,
    open,
    messages,
  }) => {
    const files = requested(page);
    await open(`<head>${script}</head><body>${PLAIN}</body>`);
    await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
    expect(files).not.toContain('/till/probe.js');
    expect(messages).toEqual([]);
  });
}

test('preloads all imports and the files every page needs, each once', async ({ page, open }) => {
  await open(`${CLASSIC}${PLAIN}<till-left></till-left>`);
  await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
  await expect(page.getByText('till-left is here')).toBeVisible();
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/.*\/till\//, '')),
    );
  expect(preloaded).toEqual(['plain.js', 'plain-part.js', 'preloaded.js', 'pair.js']);
});

test('loads a file of several tags once, and defines each on request', async ({ page, open }) => {
  const files = requested(page);
  await open(`${LOADER}<till-left></till-left><till-right load="interaction">Later</till-right>`);
  await expect(page.getByText('till-left is here')).toBeVisible();
  await expect(page.locator('till-right:not(:defined)')).toHaveText('Later');
  await page.getByText('Later').click();
  await expect(page.getByText('till-right is here')).toBeVisible();
  expect(files.filter((file) => file === '/till/pair.js')).toHaveLength(1);
});

test('has one copy of a file of several tags, even when only the retry succeeds', async ({
  page,
  open,
}) => {
  await page.route(/\/pair\.js$/, (route) => route.abort());
  await open(`${LOADER}<till-left></till-left><till-right load="interaction">Later</till-right>`);
  await expect(page.getByText('till-left is here')).toBeVisible();
  await page.unroute(/\/pair\.js$/);
  await page.getByText('Later').click();
  await expect(page.getByText('till-right is here')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { pairs: number }).pairs)).toBe(1);
});

test('finds tags that are added later', async ({ page, open }) => {
  await open(`${LOADER}<main></main>`);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<div><till-plain></till-plain></div>';
  });
  await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
});

test('load="idle" waits until the browser is idle', async ({ page, open }) => {
  await open(LOADER + PLAIN.replace('>', ' load="idle">'));
  await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
});

test('load="visible" waits until the element is nearly visible', async ({ page, open }) => {
  const files = requested(page);
  await page.setViewportSize({ width: 400, height: 600 });
  await open(
    `${LOADER}<style>div { height: 3000px } till-probe { position: absolute }</style>${FIRST}<div></div>${PLAIN.replace('>', ' load="visible">')}`,
  );
  await expectLooked(page);
  expect(files).not.toContain('/till/plain.js');
  await page.evaluate(() => {
    window.scrollTo(0, 2300);
  });
  await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
});

test('load="interaction" waits for the first interaction and passes the click to the view', async ({
  page,
  open,
}) => {
  const files = requested(page);
  await open(LOADER + FIRST + PLAIN.replace('>', ' load="interaction">'));
  await expectLooked(page);
  expect(files).not.toContain('/till/plain.js');
  await page.getByRole('link', { name: 'Fallback' }).click();
  await expect(page.getByRole('button', { name: 'pressed', exact: true })).toBeFocused();
  expect(page.url()).not.toContain('#fallback');
});

test('load="interaction" follows the fallback when the code cannot be loaded', async ({
  page,
  open,
}) => {
  await page.route('**/plain.js*', (route) => route.abort());
  await open(LOADER + PLAIN.replace('>', ' load="interaction">'));
  await page.getByRole('link', { name: 'Fallback' }).click();
  await expect(page).toHaveURL(/#fallback$/);
});

for (const broken of ['plain.js', 'plain-part.js']) {
  test(`retries once when ${broken} fails`, async ({ page, open, messages }) => {
    let failures = 0;
    await page.route(`**/${broken}*`, async (route) => {
      failures += 1;
      if (failures === 1) await route.abort();
      else await route.continue();
    });
    await open(LOADER + PLAIN);
    await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
    expect(messages.filter(({ text }) => text.includes('[till]'))).toEqual([]);
  });
}

/** The hashes of the files of <till-plain>, as served. */
async function importMap(page: Page): Promise<string> {
  const integrity: Record<string, string> = {};
  for (const path of ['/till/plain.js', '/till/plain-part.js']) {
    const code = await page.evaluate(async (url) => (await fetch(url)).text(), path);
    integrity[path] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  }
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

test('loads files that match the hashes of the page', async ({ page, open, messages }) => {
  await open('');
  await open(`${await importMap(page)}${LOADER}${PLAIN}`);
  await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
  expect(messages).toEqual([]);
});

for (const tampered of ['plain.js', 'plain-part.js']) {
  test(`does not run a ${tampered} that fails the page’s integrity check, under any URL`, async ({
    page,
    open,
    messages,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await open('');
    const map = await importMap(page);
    await page.route(`**/${tampered}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.tampered = true; export const words = 'tampered';`,
      }),
    );
    await open(`${map}${LOADER}${PLAIN}`);
    await expect
      .poll(
        () =>
          messages.filter(({ text }) => text.includes('[till] <till-plain> did not load')).length,
      )
      .toBe(1);
    await expect(page.getByRole('link', { name: 'Fallback' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(urls.filter((url) => url.includes('?'))).toEqual([]);
  });
}

test('reports a failed load once, keeps the fallback, and retries when back online', async ({
  page,
  open,
  messages,
}) => {
  let broken = true;
  await page.route('**/plain.js*', (route) => (broken ? route.abort() : route.continue()));
  await open(
    `<script>document.addEventListener('till-element-failed', (event) => { document.title = event.detail.tag; });</script>
     ${LOADER}${PLAIN}${PLAIN}`,
  );
  await expect(page).toHaveTitle('till-plain');
  await expect(page.getByRole('link', { name: 'Fallback' })).toHaveCount(2);
  expect(messages.filter(({ text }) => text.includes('[till]'))).toHaveLength(1);
  broken = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'plain view' })).toHaveCount(2);
});

test('scans a page restored from the back/forward cache again', async ({ page, open }) => {
  await open(`${LOADER}<main></main>`);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.querySelector('main')?.append(document.createElement('till-plain'));
  });
  await expect(page.getByRole('button', { name: 'plain view' })).toBeVisible();
});

test('runs the queue of the page in order, past a function that throws', async ({
  page,
  open,
  messages,
}) => {
  await open(
    `<script>
       window.order = [];
       (window.till = window.till || []).push(
         (till) => { order.push('first ' + till.version); },
         () => { throw new Error('of the page'); },
         (till) => { till.configure({ phrases: { 'Try Again': 'Noch einmal' } }); order.push('last'); },
       );
     </script>
     ${LOADER}<till-probe></till-probe>`,
  );
  await expect(page.locator('till-probe').getByRole('button', { name: 'Break' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual([
    'first 0.0.0',
    'last',
  ]);
  expect(messages.filter(({ type }) => type === 'error')).toHaveLength(1);
  await page.evaluate(() => (window.till as { ready?: Promise<void> } | undefined)?.ready);
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('button', { name: 'Noch einmal' })).toBeVisible();
});

test('runs under a strict content security policy', async ({ page, open, messages }) => {
  await open(
    `<meta http-equiv="Content-Security-Policy"
       content="script-src 'self'; style-src 'self'; require-trusted-types-for 'script'">
     ${LOADER}<till-probe count="3"></till-probe>`,
  );
  await expect(page.locator('till-probe [data-part=values]')).toContainText('"count":3');
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
});
