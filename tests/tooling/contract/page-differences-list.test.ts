import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { readKnownDifferences } from '../../../scripts/lib/contract/known-differences';

/** Only ever lowered: new differences are fixed, not listed. */
const MOST = 228;

const file = fileURLToPath(
  new URL('../../../docs/contract/page-differences.json', import.meta.url),
);
const list = readKnownDifferences(file);

describe('the list of what the demo shop prints unlike a real server', () => {
  it('is as long as it was, or shorter', () => {
    const pages = list.flatMap((entry) => entry.steps);
    expect(pages.length, 'lower MOST when the list has become shorter').toBe(MOST);
  });

  it('gives a reason for each, and names none twice', () => {
    for (const { what, reason } of list) expect(reason, what).toMatch(/^[A-Z].{40,}\.$/);
    const names = list.flatMap(({ steps, what }) => steps.map((page) => `${page}: ${what}`));
    expect(new Set(names).size).toBe(names.length);
  });
});
