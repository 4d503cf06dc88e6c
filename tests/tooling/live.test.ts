import { describe, expect, it } from 'vitest';

import { parseShopFile } from '../../e2e/live/shop-file';
import type { Load } from '../../scripts/lib/cold-load';
import { livePages } from '../../scripts/lib/live-bench-pages';
import { liveBenchTable } from '../../scripts/lib/live-bench-table';
import { liveTable, type LiveResult } from '../../scripts/lib/live-table';

describe('the file that describes a shop', () => {
  const least = {
    product: { path: '/bag.html', name: 'Bag' },
    shipping: 'Flat Rate',
    payment: 'Check',
  };

  it('needs a product, a shipping and a payment method', () => {
    expect(parseShopFile(JSON.stringify(least))).toEqual(least);
  });

  it.each([
    [
      { ...least, product: { path: 'bag.html', name: 'Bag' } },
      'product.path: a path begins with /',
    ],
    [{ ...least, copuon: 'TEN' }, 'copuon'],
    [{ ...least, payment: '' }, 'payment'],
    [{ ...least, pickup: { button: 'Pick in Store' } }, 'pickup'],
    [
      { ...least, tile: { path: 'tops.html', name: 'Tee', options: [] } },
      'tile.path: a path begins with /',
    ],
    [{ ...least, customer: { email: 'a@b.example' } }, 'customer'],
  ])('is refused with the key that is wrong: %j', (file, complaint) => {
    expect(() => parseShopFile(JSON.stringify(file))).toThrow(complaint);
  });
});

describe('the table of a live run', () => {
  const result = (flow: string, width: string, rest: Partial<LiveResult> = {}): LiveResult => ({
    flow,
    width,
    outcome: 'passed',
    seconds: 3.4,
    note: '',
    ...rest,
  });

  it('has a row for each flow and a column for each width', () => {
    expect(
      liveTable([
        result('a guest orders', '1280'),
        result('a guest searches', '1280'),
        result('a guest orders', '390', { seconds: 4.6 }),
      ]),
    ).toBe(
      [
        '| flow | 1280 px | 390 px |',
        '|---|---|---|',
        '| a guest orders | passed, 3 s | passed, 5 s |',
        '| a guest searches | passed, 3 s |  |',
      ].join('\n'),
    );
  });

  it('says below why a flow failed or was not tried', () => {
    const lines = liveTable([
      result('a guest orders', '390', { outcome: 'failed', note: 'no order number' }),
      result('a customer orders', '390', { outcome: 'not tried', note: 'no "customer"' }),
    ]).split('\n');
    expect(lines.slice(2)).toEqual([
      '| a guest orders | failed |',
      '| a customer orders | not tried |',
      '',
      'a guest orders, 390 px: no order number',
      'a customer orders, 390 px: no "customer"',
    ]);
  });
});

describe('the table of how fast a shop is', () => {
  const load = (readyMs: number): Load => ({
    readyMs,
    firstPaintMs: 0,
    largestPaintMs: 0,
    blockedMs: 610.4,
    layoutShift: 0.0312,
    requests: 12,
    pageRequests: 157,
    kB: 833.4,
    scriptKB: 610,
  });

  it('has the medians of each page, and says where a page was never ready', () => {
    const table = liveBenchTable([
      { page: 'cart', shop: 'https://a.example', loads: [load(3900), load(3510), load(3000)] },
      { page: 'cart', shop: 'https://b.example', loads: [] },
    ]);
    const [, , first = '', second = ''] = table.split('\n');
    expect(first).toBe('| cart | https://a.example | 157 | 833 | 610 | 3510 | 610 | 0.031 |');
    expect(second).toMatch(/^\| cart \| https:\/\/b\.example( \| not ready){6} \|$/);
  });

  it('measures the pages that the file names, and those of every shop', () => {
    const least = { product: { path: '/bag.html', name: 'Bag' }, shipping: 'Flat', payment: 'C' };
    const named = {
      ...least,
      category: '/gear.html',
      configurable: { ...least.product, options: [] },
    };
    const pathsOf = (file: typeof least) => livePages(file).map(({ path }) => path);
    expect(pathsOf(least)).toEqual(['/checkout/cart/', '/checkout/']);
    expect(pathsOf(named)).toEqual(['/bag.html', '/gear.html', '/checkout/cart/', '/checkout/']);
  });
});
