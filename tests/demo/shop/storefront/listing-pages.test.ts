// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

describe('listings', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    await visitor.arrive();
  });
  afterAll(() => {
    shop.close();
  });

  const titles = (html: string) =>
    [...html.matchAll(/class="product-item-link" href="\/([a-z0-9-]+)\.html"/g)].map(
      ([, key]) => key,
    );

  const attribute = (html: string, widget: string): unknown => {
    const [, text = '{}'] = new RegExp(`data-mage-init="({&quot;${widget}[^"]*)"`).exec(html) ?? [];
    return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  };

  it('lists a department in the platform’s markup, twelve to a page', async () => {
    const { text } = await visitor.get('/fiction.html');
    expect(titles(text)).toHaveLength(12);
    for (const mark of ['toolbar-products', 'filter-options-item', 'pages-items', 'tocart-form']) {
      expect(text).toContain(mark);
    }
    expect(text).toMatch(/<a class="action next" href="\/fiction\.html\?p=2"/);
  });

  it('renders the toolbar’s settings', async () => {
    const { text } = await visitor.get('/fiction.html?product_list_mode=list');
    expect(attribute(text, 'productListToolbarForm')).toEqual({
      productListToolbarForm: {
        mode: 'product_list_mode',
        direction: 'product_list_dir',
        order: 'product_list_order',
        limit: 'product_list_limit',
        modeDefault: 'grid',
        directionDefault: 'asc',
        orderDefault: 'position',
        limitDefault: 10,
        url: 'http://shop.example/fiction.html?product_list_mode=list',
        formKey: visitor.cookie('form_key'),
        post: false,
      },
    });
  });

  it('sorts, narrows down and shows what it is narrowed down by, without scripts', async () => {
    const { text: all } = await visitor.get('/fiction.html?product_list_order=price');
    const [, href = ''] = /<a href="([^"]+)"[^>]*data-option-code="genre"/.exec(all) ?? [];
    expect(href).toContain('product_list_order=price');
    const { text } = await visitor.get(href.replaceAll('&amp;', '&'));
    expect(text).toContain('Now Shopping by');
    expect(text).toContain('href="/fiction.html?product_list_order=price" title="Remove Genre');
    expect(text).toMatch(/<option value="price" selected>/);
    expect(text).not.toContain('data-option-code="genre"');
    expect(titles(text).length).toBeLessThan(titles(all).length);
  });

  it('shows a message when nothing is left', async () => {
    const { text } = await visitor.get('/films.html?price=0-10');
    expect(text).toContain('find products matching the selection.');
    expect(text).toMatch(/<a class="button" href="\/films\.html">Clear All/);
    expect(titles(text)).toEqual([]);
  });

  it('contains the swatch configuration of each configurable tile', async () => {
    const { text } = await visitor.get('/stationery.html');
    const inits = [...text.matchAll(/<script type="text\/x-magento-init">(.*?)<\/script>/g)].map(
      ([, json = '{}']) => JSON.parse(json) as Record<string, Record<string, unknown>>,
    );
    const entry = inits.find((init) => '[data-role=swatch-option-18]' in init);
    expect(text).toContain('data-role="swatch-option-18"');
    expect(entry?.['[data-role=swatch-option-18]']).toMatchObject({
      'Magento_Swatches/js/swatch-renderer': {
        selectorProduct: '.product-item-details',
        onlySwatches: true,
        enableControlLabel: false,
        numberToShow: 16,
        jsonConfig: {
          productId: '18',
          attributes: {
            93: {
              id: '93',
              code: 'color',
              options: [
                { id: '52', label: 'Teal', products: ['121', '122'] },
                { id: '53', label: 'Rust', products: ['123'] },
                { id: '54', label: 'Ink', products: ['125', '126'] },
              ],
              position: '0',
            },
          },
          index: { 121: { 93: '52', 144: '166' } },
          optionPrices: { 121: { finalPrice: { amount: 12.5 } } },
        },
        jsonSwatchConfig: {
          93: {
            52: { type: '1', value: '#1f6f6b', label: 'Teal' },
            additional_data:
              '{"swatch_input_type":"visual","update_product_preview_image":1,"use_product_image_for_swatch":0}',
          },
          144: { 166: { type: '0', value: 'Plain', label: 'Plain' } },
        },
        mediaCallback: 'http://shop.example/swatches/ajax/media/',
        showTooltip: 1,
      },
    });
  });

  describe('search', () => {
    it('lists what it finds by relevance', async () => {
      const { text } = await visitor.get('/catalogsearch/result/?q=salt');
      expect(titles(text)[0]).toBe('the-salt-road');
      expect(text).toMatch(/<option value="relevance" selected>/);
    });

    it('suggests other terms when it finds nothing', async () => {
      const { text, status } = await visitor.get('/catalogsearch/result/?q=orchrad');
      expect(status).toBe(200);
      expect(text).toContain('Your search returned no results.');
      expect(text).toContain('href="/catalogsearch/result/?q=orchard"');
    });

    it('rejects short terms, and redirects home for an empty one', async () => {
      const short = await visitor.get('/catalogsearch/result/?q=b');
      expect(short.status).toBe(200);
      expect(short.text).toContain('Minimum Search query length is 3');
      const none = await visitor.get('/catalogsearch/result/?q=+');
      expect(none.headers.get('location')).toBe('http://shop.example/');
    });

    it('suggests terms as a recorded server does', async () => {
      const { body } = await visitor.get('/search/ajax/suggest/?q=salt&_=1700000000000');
      expect(body).toContainEqual({ title: 'salt workers', num_results: '1' });
      expect((await visitor.get('/search/ajax/suggest/?q=zzzzzz')).body).toEqual([]);
      const empty = await visitor.get('/search/ajax/suggest/?q=');
      expect([empty.status, empty.headers.get('location')]).toEqual([302, 'http://shop.example/']);
    });

    it('takes note of a term', async () => {
      const { body } = await visitor.get('/catalogsearch/searchTermsLog/save/?q=salt');
      expect(body).toEqual({ success: true, error_message: '' });
    });

    it('renders the search box’s settings on every page', async () => {
      const { text } = await visitor.get('/');
      expect(attribute(text, 'quickSearch')).toEqual({
        quickSearch: {
          formSelector: '#search_mini_form',
          url: 'http://shop.example/search/ajax/suggest/',
          destinationSelector: '#search_autocomplete',
          minSearchLength: '3',
        },
      });
    });
  });
});
