// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

interface WishlistSection {
  readonly counter: string | null;
  readonly items: readonly {
    readonly product_sku: string;
    readonly product_has_required_options: boolean;
    readonly delete_item_params: string;
  }[];
}

describe('the wish list', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    await visitor.arrive();
    await visitor.logIn();
    await visitor.get('/');
    visitor.isScript = false;
  });
  afterEach(() => {
    shop.close();
  });

  const section = () => visitor.section<WishlistSection>('wishlist');
  const add = (product: string, qty = '1') =>
    visitor.post('/wishlist/index/add/', { product, qty });
  const newest = async () =>
    /id="item_(\d+)"/.exec((await visitor.get('/wishlist/')).text)?.[1] ?? '';

  it('puts products aside, counts them and shows the three newest', async () => {
    const { headers } = await add('1');
    expect(headers.get('location')).toBe('http://shop.example/wishlist/');
    const { text } = await visitor.get('/wishlist/');
    expect(text).toContain('The Salt Road has been added to your Wish List.');
    expect(text).toContain('id="wishlist-view-form"');
    expect((await section()).counter).toBe('1 item');
    for (const product of ['5', '18', '12']) await add(product);
    const { counter, items } = await section();
    expect(counter).toBe('4 items');
    expect(items.map(({ product_sku }) => product_sku)).toEqual(['LP-MOTH', 'NB-DAY', 'BK-MOSS']);
    expect(items.map((item) => item.product_has_required_options)).toEqual([false, true, false]);
    expect(JSON.parse(items[0]?.delete_item_params ?? '')).toMatchObject({
      action: 'http://shop.example/wishlist/index/remove/',
    });
  });

  it('removes an item, but not one of another customer', async () => {
    await add('1');
    const item = await newest();
    const sam = new Visitor(shop);
    await sam.arrive();
    await sam.logIn('sam@example.com');
    await sam.get('/');
    await sam.post('/wishlist/index/remove/', { item });
    expect((await section()).counter).toBe('1 item');
    await visitor.post('/wishlist/index/remove/', { item });
    expect((await section()).counter).toBeNull();
    expect((await visitor.get('/wishlist/')).text).toContain('You have no items');
  });

  it('moves an item into the cart with its quantity', async () => {
    await add('1');
    const item = await newest();
    await visitor.post('/wishlist/index/cart/', { item, [`qty[${item}]`]: '3' });
    expect(await visitor.section('cart')).toMatchObject({ summary_count: 3 });
    expect((await section()).counter).toBeNull();
  });

  it('sends to its page what needs options, and keeps it', async () => {
    await add('18');
    const item = await newest();
    const { headers } = await visitor.post('/wishlist/index/cart/', { item });
    const to = `/wishlist/index/configure/id/${item}/product_id/18/`;
    expect(headers.get('location')).toBe(`http://shop.example${to}`);
    const configure = await visitor.get(to);
    expect(configure.headers.get('location')).toBe('http://shop.example/daybook.html');
    expect((await section()).counter).toBe('1 item');
  });

  it('moves everything that can be bought as it is', async () => {
    for (const product of ['1', '18', '5']) await add(product);
    await visitor.post('/wishlist/index/allcart/', {});
    expect(await visitor.section('cart')).toMatchObject({ summary_count: 2 });
    expect((await section()).items.map(({ product_sku }) => product_sku)).toEqual(['NB-DAY']);
  });

  it('keeps a quantity and a comment, as text', async () => {
    await add('1');
    const item = await newest();
    await visitor.post('/wishlist/index/update/', {
      [`qty[${item}]`]: '2',
      [`description[${item}]`]: '</textarea><b>for Ada</b>',
    });
    const { text } = await visitor.get('/wishlist/');
    expect(text).toContain('&lt;/textarea&gt;&lt;b&gt;for Ada');
    expect(text).toContain(`name="qty[${item}]" value="2"`);
  });

  it('sends a guest to the login and puts the product aside after it', async () => {
    const guest = new Visitor(shop);
    await guest.arrive();
    guest.isScript = false;
    expect((await guest.get('/wishlist/')).headers.get('location')).toContain('/login/');
    const { headers } = await guest.post('/wishlist/index/add/', { product: '1' });
    expect(headers.get('location')).toBe('http://shop.example/customer/account/login/');
    expect((await guest.get('/customer/account/login/')).text).toContain('You must login');
    guest.isScript = true;
    await guest.logIn('sam@example.com');
    await guest.get('/customer/account/');
    expect(await guest.section('wishlist')).toMatchObject({ counter: '1 item' });
  });

  it('does nothing without the form’s key', async () => {
    await visitor.post('/wishlist/index/add/', { product: '1', form_key: 'bad' });
    expect((await section()).counter).toBeNull();
  });
});

describe('films and sounds', () => {
  it('play without scripts and are served in parts', async () => {
    const shop = openShop();
    const visitor = new Visitor(shop);
    const { text } = await visitor.get('/northline.html');
    expect(text).toContain('<video controls');
    expect((await visitor.get('/lantern-season.html')).text).toContain('<audio controls');
    const [, src = ''] = /<source src="([^"]+)"/.exec(text) ?? [];
    const whole = await visitor.get(src);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    const part = await visitor.send('GET', src, undefined, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toMatchObject([
      206,
      expect.stringMatching(/^bytes 10-19\/\d+$/),
    ]);
    shop.close();
  });
});
