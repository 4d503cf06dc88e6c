// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { products } from '../../../../../demo/shop/data/products';
import { categories } from '../../../../../demo/shop/data/categories';

const COVERS = '../../../../../demo/shop/data/covers';
const skus = products.flatMap(({ sku, variants }) => [sku, ...variants.map((one) => one.sku)]);

describe('the catalogue', () => {
  it('fills its shelves with at least sixty products', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
  });

  it('sells books, and what is heard and watched [SCOPE-01]', () => {
    const formats = new Set(products.map(({ format }) => format));
    expect([...formats]).toEqual(expect.arrayContaining(['book', 'audio', 'film']));
  });

  it.each([
    ['id', products.flatMap(({ id, variants }) => [id, ...variants.map((one) => one.id)])],
    ['SKU', skus],
    ['page', products.map(({ urlKey }) => urlKey)],
  ])('gives no %s twice', (_name, keys: readonly (number | string)[]) => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps the pages of products and shelves apart', () => {
    const shelves = categories.map(({ urlKey }) => urlKey);
    expect(products.filter(({ urlKey }) => shelves.includes(urlKey))).toEqual([]);
  });

  it('puts every product but subscriptions on a shelf that exists, at a price that makes sense', () => {
    const shelves = categories.map(({ urlKey }) => urlKey);
    for (const { categories: own, price, specialPrice, plan } of products) {
      // Subscriptions are listed only on the demo page.
      expect(own.length > 0).toBe(plan === null);
      expect(own.filter((key) => !shelves.includes(key))).toEqual([]);
      expect(specialPrice ?? 0).toBeLessThanOrEqual(price);
    }
  });

  it('has a cover for every SKU, and no other', () => {
    const files = readdirSync(fileURLToPath(new URL(COVERS, import.meta.url)));
    expect(files.sort()).toEqual(skus.map((sku) => `${sku}.svg`).sort());
  });
});

describe('what is heard and watched', () => {
  it('was made by scripts/demo-media.ts and is small', () => {
    const files = products.flatMap(({ media }) => media?.src ?? []);
    expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(['mp3', 'webm']));
    const sizes = files.map((file) => {
      const path = file.replace('/static/', '../../../../../demo/shop/pages/assets/');
      return statSync(fileURLToPath(new URL(path, import.meta.url))).size;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  });
});
