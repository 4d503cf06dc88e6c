// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

const PATH = '/customer/index/cart/?isAjax=true';

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

describe('what the admin area draws of a cart', () => {
  it('is nothing for an empty one, and a table of its lines', async () => {
    expect(await visitor.post(PATH, {})).toMatchObject({ status: 200, text: '' });
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '2' });
    const { text } = await visitor.post(PATH, {});
    expect(text).toContain('<table');
    expect(text).toMatch(
      /<td><a href="http:\/\/shop\.example\/[^"]+\.html">[^<]+<\/a><\/td><td>2<\/td>/,
    );
  });

  it('is refused without a word for a form key that is not the session’s', async () => {
    expect(await visitor.post(PATH, { form_key: 'wrong' })).toMatchObject({
      status: 401,
      text: '',
    });
  });

  it('is for scripts only', async () => {
    visitor.isScript = false;
    expect((await visitor.post(PATH, {})).status).toBe(404);
  });
});
