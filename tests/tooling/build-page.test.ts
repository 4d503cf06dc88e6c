import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { withPagesTable } from '../../scripts/lib/pages-table';

const MARKS = [
  '<!-- Written by `npm run docs` from budgets.json. -->',
  '<!-- End of the generated table. -->',
] as const;
const budgets = {
  size: { limits: { 'cart page': 117 }, pages: { 'cart page': ['core', 'quote'] } },
};

describe('docs/build.md', () => {
  it('has the table that `npm run docs` writes', () => {
    const page = readFileSync('docs/build.md', 'utf8');
    const current = JSON.parse(readFileSync('budgets.json', 'utf8')) as typeof budgets;
    expect(page).toBe(withPagesTable(page, current));
  });
});

describe('the table of pages', () => {
  it('replaces what is between its marks, and keeps the rest', () => {
    const page = withPagesTable(`Before\n${MARKS[0]}\nold\n${MARKS[1]}\nAfter\n`, budgets);
    expect(page).toContain('| cart page | core, quote | 117.0 |');
    expect(page).not.toContain('old');
    expect(page.startsWith('Before\n')).toBe(true);
    expect(page.endsWith('\nAfter\n')).toBe(true);
    expect(withPagesTable(page, budgets)).toBe(page);
  });

  it('is not written into a page without its marks', () => {
    expect(() => withPagesTable(`${MARKS[1]}${MARKS[0]}`, budgets)).toThrow('lacks');
    expect(() => withPagesTable('', budgets)).toThrow('lacks');
  });
});
