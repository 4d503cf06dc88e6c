import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on the whole page, or on one frame of it, and expects no violations. `state` names the page in the failure. */
export async function expectAccessible(page: Page | Frame, state: string): Promise<void> {
  // At the top: controls scrolled below a sticky bar would be measured as too small.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // Finished animations: half-faded text would be measured as too pale. A spinner never finishes.
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  await page.evaluate(source);
  const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  // Headings and landmarks are those of the page around a frame.
  const rules = 'parentFrame' in page ? wcag : [...wcag, 'best-practice'];
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<unknown> } };
    return axe.run({
      runOnly,
      resultTypes: ['violations'],
    });
  }, rules);
  const findings = (results as AxeResults).violations.map(
    (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings, `axe on ${state}`).toEqual([]);
}
