import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { Snippet } from '../../scripts/lib/snippets';

/** What the snippets leave to their reader; the page notes the calls. */
const READER = `
  window.calls = [];
  const note = (name) => (...values) => { window.calls.push([name, ...values]); };
  window.sendToMonitoring = note('sendToMonitoring');
  window.report = note('report');
  window.sendToken = note('sendToken');
  window.myGateway = { tokenize: async ({ number }) => 'token-of-' + number.slice(-4) };
`;

const LOADER = '<script src="/till/till.js" async></script>';
const OWN_LOADER = /<script src="[^"]*\/till(?:\.iife)?\.js"/;
const CDN = 'https://cdn.jsdelivr.net/npm/till-elements@0.2.0/dist/';

/** The tags that a snippet puts into the page. */
export const tagsIn = ({ language, code }: Snippet): readonly string[] =>
  language === 'html' ? [...new Set(code.match(/(?<=<)till-[a-z-]+/g))] : [];

/** The page of the demo shop that a snippet belongs to. */
export function pathOf(snippet: Snippet): string {
  const tags = tagsIn(snippet);
  if (tags.includes('till-checkout')) return '/checkout/';
  if (tags.includes('till-cart')) return '/checkout/cart/';
  const isOfCheckout = /(?:extending|payments|shipping|address-lookup)\.md/.test(snippet.file);
  return isOfCheckout && snippet.language === 'js' ? '/checkout/' : '/the-salt-road.html';
}

/** A page of the shop with a snippet as its reader would write it there. */
function withSnippet(html: string, snippet: Snippet, isTarget: boolean): string {
  const { language, code } = snippet;
  const reader = `<script>${READER}</script>\n`;
  if (language === 'js') {
    return html.replace(LOADER, () => `${reader}<script>${code}</script>\n${LOADER}`);
  }
  const [, attributes] = /^<html ([^>]*)>\s*$/.exec(code) ?? [];
  if (attributes !== undefined) return html.replace('<html ', `<html ${attributes} `);
  const loader = OWN_LOADER.test(code) ? '' : LOADER;
  const isContent = /<(?!script|link|!--|\/)/.test(
    code.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
  );
  if (!isContent) return html.replace(LOADER, () => `${reader}${code}\n${loader}`);
  if (!isTarget) return html;
  return html
    .replace(LOADER, () => `${reader}${loader}`)
    .replace(
      /(<main [^>]*>)[\s\S]*(<\/main>)/,
      (_, open: string, close: string) => open + code + close,
    );
}

/** Puts a snippet into the shop's pages: scripts into all of them, markup in place of the content of its own page. */
export async function putOnPages(page: Page, snippet: Snippet): Promise<void> {
  const target = pathOf(snippet);
  await page.route(`${CDN}**`, async (route) => {
    const file = join('dist', route.request().url().slice(CDN.length));
    await route.fulfill({
      body: readFileSync(file),
      contentType: file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  // The reader's own dictionary.
  await page.route('**/media/till/cs_CZ.json', (route) =>
    route.fulfill({ json: { 'Shopping Cart': 'Košík' } }),
  );
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.method() !== 'GET') {
      await route.fallback();
      return;
    }
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': _, ...headers } = response.headers();
    const isTarget = new URL(request.url()).pathname === target;
    const body = withSnippet(await response.text(), snippet, isTarget);
    await route.fulfill({ response, headers, body });
  });
}

/** What the reader's own functions were called with. */
export const callsOf = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
