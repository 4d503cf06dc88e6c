import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformancePage, rulesOf } from '../../scripts/lib/conformance/conformance-page';
import { CRITERIA } from '../../scripts/lib/conformance/criteria';

describe('the accessibility conformance report', () => {
  it('has every criterion of WCAG 2.2 at the levels A and AA once', () => {
    expect(CRITERIA.filter(({ grade }) => grade === 'A')).toHaveLength(31);
    expect(CRITERIA.filter(({ grade }) => grade === 'AA')).toHaveLength(24);
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(55);
  });

  it.each(CRITERIA.map((criterion) => [criterion.id, criterion] as const))(
    '%s names tests that exist, and claims nothing that nobody has tried',
    (_id, { level, remark, tests }) => {
      for (const file of tests) expect(existsSync(file), file).toBe(true);
      expect(remark).toMatch(/\.$/);
      if (level === 'not evaluated' || level === 'not applicable') expect(tests).toEqual([]);
    },
  );

  it('counts the rules of axe that the browser tests run', () => {
    expect(rulesOf({ id: '1.4.3' })).toEqual(['color-contrast']);
    expect(rulesOf({ id: '2.1.2' })).toEqual([]);
  });

  it('is written anew: npm run docs', () => {
    expect(readFileSync('docs/conformance.md', 'utf8')).toBe(conformancePage());
  });
});
