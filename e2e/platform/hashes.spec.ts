import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { sriSnippet } from '../../scripts/sri.mjs';
import { expect, test } from '../support/test';

/* A page with the snippet of `npm run sri`: the browser checks every file before it runs it. */

type Manifest = Parameters<typeof sriSnippet>[0];

const LOADER_TAG = /<script[^>]*src="[^"]*till\.js"[^>]*><\/script>/;

/** Replaces the script tag with the snippet, and adds the hash of the import map to the policy. */
async function withHashes(page: Page): Promise<void> {
  const manifest = JSON.parse(readFileSync('dist/till-manifest.json', 'utf8')) as Manifest;
  const snippet = sriSnippet(manifest, '/till/');
  const [hash = ''] = /'sha256-[^']+'/.exec(snippet) ?? [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const html = await answer.text();
    expect(html).toMatch(LOADER_TAG);
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace(/script-src[^;]*/, `$& ${hash}`),
      },
      body: html.replace(LOADER_TAG, '').replace('<head>', () => `<head>${snippet}`),
    });
  });
}

test('works when the page contains the hash of every file', async ({ page }) => {
  const failed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  await withHashes(page);
  await page.goto('/');
  await page.locator('till-mini-cart').getByRole('button').first().click();
  await expect(page.locator('till-mini-cart').getByRole('dialog')).toBeVisible();
  expect(failed.filter((text) => /integrity|Content Security Policy/i.test(text))).toEqual([]);
});

test('does not apply a tampered style sheet', async ({ page }) => {
  await withHashes(page);
  await page.route('**/till/till.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `body{opacity:.5}${await answer.text()}` });
  });
  await page.goto('/');
  await page.locator('till-mini-cart').getByRole('button').first().click();
  await expect(page.locator('till-mini-cart').getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});

for (const file of ['core', 'vendor']) {
  test(`does not run a tampered ${file}, and keeps the server's markup`, async ({ page }) => {
    await withHashes(page);
    await page.route(new RegExp(`/till/chunks/${file}-`), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.tampered = 1;${await answer.text()}` });
    });
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('did not load'),
    );
    await page.goto('/');
    await failed;
    await expect(page.locator('till-mini-cart a').first()).toBeVisible();
    await expect(page.locator('till-mini-cart .till-root')).toHaveCount(0);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
}
