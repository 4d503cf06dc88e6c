// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

const BLOCKS = encodeURIComponent(JSON.stringify(['shop.welcome', 'no.such']));
const PATH = `/page_cache/block/render/?blocks=${BLOCKS}&handles=%5B%5D&originalRequest=%7B%7D&version=1`;

let shop: DemoShop;
let visitor: Visitor;

beforeEach(async () => {
  shop = openShop();
  visitor = new Visitor(shop);
  await visitor.arrive();
});
afterEach(() => {
  shop.close();
});

describe('the private blocks of a page', () => {
  it('are rendered for the visitor if the shop knows them', async () => {
    expect(JSON.parse((await visitor.get(PATH)).text)).toEqual({ 'shop.welcome': '' });
    await visitor.logIn('jane@example.com');
    const { 'shop.welcome': html } = JSON.parse((await visitor.get(PATH)).text) as {
      'shop.welcome': string;
    };
    expect(html).toContain('Welcome back, Jane.');
  });

  it('are an empty list if it knows none, and are returned to scripts only', async () => {
    expect((await visitor.get('/page_cache/block/render/?blocks=x')).text).toBe('[]');
    visitor.isScript = false;
    expect((await visitor.get(PATH)).status).toBe(404);
  });

  it('have their place on the front page', async () => {
    visitor.isScript = false;
    const { text } = await visitor.get('/');
    expect(text).toContain('<!-- BLOCK shop.welcome --><!-- /BLOCK shop.welcome -->');
    expect(text).toContain('page_cache/block/render/');
  });
});
