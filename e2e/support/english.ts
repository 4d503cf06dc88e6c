import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

const read = (file: string): unknown => JSON.parse(readFileSync(`src/i18n/${file}.json`, 'utf8'));

/**
 * The texts of elements on this page, visible, announced or in fields, that are English phrases with a translation.
 *
 * @param language with a file in src/i18n
 */
export async function englishLeft(page: Page, language = 'de'): Promise<readonly string[]> {
  const phrases = [language, `platform/${language}`].flatMap((file) =>
    Object.entries(read(file) as Record<string, unknown>).flatMap(([phrase, text]) =>
      text === phrase || phrase.includes('%') ? [] : [phrase],
    ),
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
