import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on the whole page and expects no violations. `state` names the page in the failure. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // At the top: controls scrolled below a sticky bar would be measured as too small.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // Finished animations: half-faded text would be measured as too pale.
  await page.evaluate(async () => {
    const running = document.getAnimations().map((animation) => animation.finished);
    await Promise.allSettled(running);
  });
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<unknown> } };
    return axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
  });
  const findings = (results as AxeResults).violations.map(
    (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings, `axe on ${state}`).toEqual([]);
}
