// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

const PAGE = '/the-salt-road.html';
const LIST = '/review/product/listAjax/id/1/';
const POST = '/review/product/post/id/1/';

describe('reviews', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeAll(() => {
    shop = openShop();
  });
  afterAll(() => {
    shop.close();
  });
  beforeEach(async () => {
    visitor = new Visitor(shop);
    await visitor.arrive();
    visitor.isScript = false;
  });

  const titles = (html: string) =>
    [...html.matchAll(/class="review-title">([^<]*)</g)].map(([, title]) => title);

  it('returns a list of five as a fragment, newest first, with links to its other pages', async () => {
    const { text, headers } = await visitor.get(LIST);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).not.toContain('<html');
    expect(titles(text)).toHaveLength(5);
    expect(titles(text)[0]).toBe('A slow one, in the best way');
    expect(text).toContain('href="http://shop.example/review/product/listAjax/id/1/?p=3"');
    expect(titles((await visitor.get(`${LIST}?p=3`)).text)).toHaveLength(2);
    expect((await visitor.get('/review/product/listAjax/id/999/')).status).toBe(404);
  });

  it('keeps what readers write in markup as text', async () => {
    for (const path of [LIST, PAGE]) {
      const { text } = await visitor.get(path);
      expect(text).toContain('&lt;script&gt;alert(&#39;salt&#39;)&lt;/script&gt;');
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<img src=x');
    }
  });

  it('shows them on the product page without scripts, page by page', async () => {
    const first = await visitor.get(PAGE);
    expect(first.text).toContain(`${PAGE}?review_page=2#reviews`);
    const second = await visitor.get(`${PAGE}?review_page=2`);
    expect(titles(second.text)).toHaveLength(5);
    expect(titles(second.text)).not.toEqual(titles(first.text));
  });

  it('contains the URL of the review list', async () => {
    const { text } = await visitor.get(PAGE);
    expect(text).toContain(
      '{"*":{"Magento_Review/js/process-reviews":{"productReviewUrl":"http://shop.example/review/product/listAjax/id/1/","reviewsTabSelector":"#tab-label-reviews"}}}',
    );
  });

  it('shows the mean of all ratings, and nothing for a product without reviews', async () => {
    expect((await visitor.get(PAGE)).text).toContain('>12<span class="reviews-word"> Reviews');
    expect((await visitor.get('/lamplighters.html')).text).not.toContain('product-reviews-summary');
  });

  const review = { nickname: 'Gus', title: 'Salty', detail: 'Fine.', 'ratings[1]': '4' };

  it('accepts a review for moderation and shows a message once', async () => {
    const { status, headers } = await visitor.post(POST, review);
    expect([status, headers.get('location')]).toEqual([302, `http://shop.example${PAGE}`]);
    const { text } = await visitor.get(PAGE);
    expect(text).toContain('You submitted your review for moderation.');
    expect(text).not.toContain('Salty');
    expect((await visitor.get(PAGE)).text).not.toContain('You submitted your review');
  });

  it('returns the values of a refused form, once to scripts', async () => {
    await visitor.post(POST, { ...review, title: '', detail: ' ' });
    const { text } = await visitor.get(PAGE);
    expect(text).toContain('Please enter a review summary.');
    expect(text).toContain('Please enter a review.');
    expect(text).toContain('value="Gus"');
    const typed = { nickname: 'Gus', title: '', detail: '' };
    expect(await visitor.section('review')).toMatchObject(typed);
    expect(await visitor.section('review')).toMatchObject({ ...typed, nickname: '' });
  });

  it('refuses a form without its key', async () => {
    await visitor.post(POST, { ...review, form_key: 'bad' });
    expect((await visitor.get(PAGE)).text).toContain('Invalid Form Key');
  });

  it('announces the breadcrumbs and the product to remember', async () => {
    const { text } = await visitor.get('/quoted-and-odd-tales.html');
    const inits = [...text.matchAll(/<script type="text\/x-magento-init">(.*?)<\/script>/g)].map(
      ([, json = '{}']) => JSON.parse(json) as Record<string, Record<string, object>>,
    );
    expect(inits.find((init) => '.breadcrumbs' in init)).toEqual({
      '.breadcrumbs': {
        breadcrumbs: {
          categoryUrlSuffix: '.html',
          useCategoryPathInUrl: 0,
          product: '&quot;Quoted&quot; &amp; &lt;Odd&gt; Tales',
        },
      },
    });
    const everywhere = inits.map((init) => init['*'] ?? {});
    const provider = 'Magento_Catalog/js/product/view/provider';
    expect(everywhere.find((init) => provider in init)?.[provider]).toMatchObject({
      data: {
        items: { 3: { id: 3, is_salable: '1', price_info: { final_price: 9.99 } } },
        currency: 'USD',
        productCurrentScope: 'website',
      },
    });
  });

  it('returns product rows by id, without unknown ones', async () => {
    const filter = 'searchCriteria[filterGroups][0][filters][0]';
    const query = new URLSearchParams({
      [`${filter}[field]`]: 'entity_id',
      [`${filter}[value]`]: '18,999,1',
      [`${filter}[condition_type]`]: 'in',
      store_id: '1',
      currency_code: 'USD',
    });
    const { body } = await visitor.rest<{ items: readonly object[] }>(
      'GET',
      `products-render-info?${query}`,
    );
    expect(body.items).toHaveLength(2);
    expect(body.items[0]).toMatchObject({
      id: 18,
      type: 'configurable',
      add_to_cart_button: { required_options: true },
      price_info: {
        final_price: 12.5,
        formatted_prices: { final_price: '<span class="price">$12.50</span>' },
      },
    });
  });
});
