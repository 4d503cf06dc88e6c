import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../demo/shop/app';
import { rewritePage } from '../../../demo/try-on/page';
import { siteOf } from '../../../demo/try-on/site';
import { lumaSwaps } from '../../../demo/try-on/swaps';
import { allMetas } from '../../../elements/all-meta';
import { attributeName } from '../../../elements/define/attributes';
import { openShop, Visitor } from '../visitor';

const site = siteOf(new URL('http://shop.example/'), new URL('http://127.0.0.1:8080'));

let shop: DemoShop;

beforeAll(() => {
  shop = openShop();
});

afterAll(() => {
  shop.close();
});

/** A page of the demo shop without its own tags, as forwarded by the proxy. */
async function triedOn(path: string): Promise<string> {
  const { text } = await new Visitor(shop).send('GET', path, undefined, { accept: 'text/html' });
  const bare = text.replace(/<\/?till-[a-z-]+(?: [^>]*)?>/g, '');
  return rewritePage(bare, site, lumaSwaps, 'n0nce').html;
}

describe('the table of places', () => {
  it('names tags and attributes that exist', () => {
    for (const { tag, attributes = {}, copy = {} } of lumaSwaps) {
      const meta = allMetas.find((one) => one.tag === tag);
      expect(meta, tag).toBeDefined();
      const known = ['class', ...Object.keys(meta?.attributes ?? {}).map(attributeName)];
      for (const name of Object.keys({ ...attributes, ...copy }))
        expect(known, tag).toContain(name);
    }
  });

  it.each([
    ['/', ['till-mini-cart', 'till-search', 'till-newsletter', 'till-compare-button']],
    ['/the-salt-road.html', ['till-add-to-cart', 'till-gallery', 'till-reviews']],
    ['/fiction.html', ['till-filters', 'till-toolbar', 'till-price', 'till-wishlist-button']],
    ['/sales/guest/form/', ['till-order-lookup']],
  ])('puts the tags back into the page %s', async (path, tags) => {
    const html = await triedOn(path);
    for (const tag of tags) expect(html).toMatch(new RegExp(`<${tag}[ >]`));
  });
});
