import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

const read = (file: string): unknown => JSON.parse(readFileSync(`src/i18n/${file}.json`, 'utf8'));

/** The English texts of elements on this page that have a German translation: visible, announced or in fields. */
export async function englishLeft(page: Page): Promise<readonly string[]> {
  const own = read('de') as Record<string, string>;
  const shop = JSON.parse(
    readFileSync('demo/shop/pages/assets/de_DE/js-translation.json', 'utf8'),
  ) as Record<string, string>;
  const phrases = Object.entries({ ...own, ...shop }).flatMap(([phrase, text]) =>
    text === phrase || phrase.includes('%') ? [] : [phrase],
  );
  const texts = await page.evaluate(() => {
    const texts: string[] = [];
    for (const root of document.querySelectorAll('.till-root')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue ?? '');
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        for (const one of root.querySelectorAll(`[${name}]`)) {
          texts.push(one.getAttribute(name) ?? '');
        }
      }
    }
    return texts.map((text) => text.trim());
  });
  const english = new Set(phrases.map((phrase) => phrase.trim()));
  return [...new Set(texts)].filter((text) => english.has(text));
}
