// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

interface CompareSection {
  readonly count: number;
  readonly countCaption: string;
  readonly items: readonly { readonly id: string; readonly remove_url: string }[];
}

describe('the comparison list', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    await visitor.arrive();
    visitor.isScript = false;
  });
  afterEach(() => {
    shop.close();
  });

  const section = () => visitor.section<CompareSection>('compare-products');
  const ids = async () => (await section()).items.map(({ id }) => id);
  const post = (action: string, fields: Readonly<Record<string, string>> = {}) =>
    visitor.post(`/catalog/product_compare/${action}/`, fields);

  it('contains a guest’s products once each, in the order of addition', async () => {
    const uenc = Buffer.from('http://shop.example/fiction.html').toString('base64');
    const { status, headers } = await post('add', { product: '5', uenc });
    expect([status, headers.get('location')]).toEqual([302, 'http://shop.example/fiction.html']);
    await post('add', { product: '1' });
    await post('add', { product: '5' });
    expect(await section()).toMatchObject({ count: 2, countCaption: '2 items' });
    expect(await ids()).toEqual(['5', '1']);
  });

  it('renders them side by side like the platform', async () => {
    await post('add', { product: '1' });
    await post('add', { product: '5' });
    const { text } = await visitor.get('/catalog/product_compare/index/');
    expect(text.match(/<td class="cell remove product hidden-print">/g)).toHaveLength(2);
    expect(text).toContain('id="product-comparison"');
    expect(text).toContain('N/A');
  });

  it('returns no message for an unknown product or one that is not on the list', async () => {
    for (const [action, product] of [
      ['add', '9999'],
      ['remove', '1'],
    ] as const) {
      expect((await post(action, { product })).status).toBe(302);
    }
    expect((await section()).count).toBe(0);
  });

  it('removes one product or all', async () => {
    for (const product of ['1', '5', '12']) await post('add', { product });
    await post('remove', { product: '5' });
    expect(await ids()).toEqual(['1', '12']);
    await post('clear');
    expect(await section()).toMatchObject({ count: 0, countCaption: '0 items' });
    const { text } = await visitor.get('/catalog/product_compare/');
    expect(text).toContain('You have no items to compare.');
  });

  it('does nothing without the form key', async () => {
    await post('add', { product: '1', form_key: 'anotherone123456' });
    expect((await section()).count).toBe(0);
  });

  it('is merged into the customer’s list at sign-in and kept for the next visit', async () => {
    await post('add', { product: '1' });
    await visitor.logIn();
    await visitor.get('/');
    await post('add', { product: '5' });
    expect(await ids()).toEqual(['1', '5']);
    await visitor.get('/customer/account/logout/');
    expect(await ids()).toEqual([]);
  });
});
