import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { readKnownDifferences } from '../../../scripts/lib/contract/known-differences';

/** Only ever lowered: new differences are fixed, not listed. */
const MOST = 65;

const file = fileURLToPath(new URL('../../../docs/contract/differences.json', import.meta.url));
const list = readKnownDifferences(file);

describe('the list of differences from a real server', () => {
  it('is as long as it was, or shorter', () => {
    const steps = list.flatMap((entry) => entry.steps);
    expect(steps.length, 'lower MOST when the list has become shorter').toBe(MOST);
  });

  it('gives a reason for each, and names none twice', () => {
    for (const { what, reason } of list) expect(reason, what).toMatch(/^[A-Z].{40,}\.$/);
    const names = list.flatMap(({ flow, steps, what }) =>
      steps.map((step) => `${flow}/${step}: ${what}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
