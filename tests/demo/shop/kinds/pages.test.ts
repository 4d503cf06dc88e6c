// @vitest-environment node
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { openShop, Visitor } from '../../visitor';

type Init = Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;

const FORM = '#product_addtocart_form';

describe('the pages of the kinds of products', () => {
  const shop = openShop();
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = new Visitor(shop);
    await visitor.arrive();
  });
  afterAll(() => {
    shop.close();
  });

  const page = async (urlKey: string) => (await visitor.get(`/${urlKey}.html`)).text;

  /** Settings of a component from a page's init scripts. */
  const settings = (text: string, selector: string, component: string) =>
    [...text.matchAll(/<script type="text\/x-magento-init">(.*?)<\/script>/gs)]
      .map(([, json]) => (JSON.parse(json ?? '') as Init)[selector]?.[component])
      .find((found) => found !== undefined);

  it('renders the swatch configuration of a configurable product without sold-out variants [SWAT-04] [SWAT-06] [SWAT-08]', async () => {
    const swatches = settings(
      await page('daybook'),
      '[data-role=swatch-options]',
      'Magento_Swatches/js/swatch-renderer',
    );
    expect(Object.keys(swatches ?? {}).sort()).toEqual([
      'gallerySwitchStrategy',
      'jsonConfig',
      'jsonSwatchConfig',
      'jsonSwatchImageSizeConfig',
      'mediaCallback',
      'showTooltip',
    ]);
    const config = swatches?.['jsonConfig'] as {
      images: Record<string, { full: string; isMain: boolean; videoUrl: null }[]>;
      index: Record<string, unknown>;
    };
    expect(Object.keys(config.images)).toEqual(Object.keys(config.index));
    expect(Object.keys(config.images)).toHaveLength(5);
    expect(config.images['121']?.[0]).toMatchObject({
      full: 'http://shop.example/art/NB-DAY-TEAL-PLAIN.svg',
      type: 'image',
      isMain: true,
      videoUrl: null,
    });
  });

  it('returns the images of a variant, a product and of nothing as recorded [SWAT-16] [SWAT-17]', async () => {
    const media = (query: string) => visitor.get(`/swatches/ajax/media/${query}`);
    const large = 'http://shop.example/art/NB-DAY-RUST-PLAIN.svg';
    const picture = { large, medium: large, small: large, position: '1', isMain: true };
    expect((await media('?product_id=123&isAjax=true')).body).toEqual({
      ...picture,
      gallery: { '123': picture },
    });
    expect((await media('?product_id=18')).body).toMatchObject({ gallery: { '18': {} } });
    expect((await media('?product_id=99999')).body).toEqual([]);
    expect((await media('')).body).toEqual([]);
  });

  it('renders a bundle for the platform’s script [BNDL-03]', async () => {
    const bundle = settings(await page('a-reading-evening'), FORM, 'priceBundle');
    expect(bundle).toMatchObject({
      controlContainer: 'dd',
      optionConfig: {
        bundleId: '301',
        isFixedPrice: false,
        positions: ['1', '2', '3', '4'],
        selected: { '1': ['1'], '2': [], '3': ['6'], '4': [] },
        options: {
          '1': {
            isMulti: false,
            position: '1',
            title: 'A book',
            selections: {
              '1': {
                qty: 1,
                customQty: '1',
                optionId: '1',
                priceType: '0',
                prices: { finalPrice: { amount: 16.5 } },
                canApplyMsrp: false,
              },
            },
          },
          '2': {
            selections: {
              '5': {
                tierPrice: expect.arrayContaining([
                  expect.objectContaining({ price_qty: '10.0000' }),
                ]) as unknown,
              },
            },
          },
          '4': { isMulti: true },
        },
      },
    });
    const options = (
      bundle?.['optionConfig'] as { options: Record<string, { selections: object }> }
    ).options;
    expect(options['1']?.selections).not.toHaveProperty('3');
  });

  it('renders the price box with its tiers, and amounts in the markup [PRICE-01] [PRICE-02]', async () => {
    const text = await page('exercise-book');
    const box = settings(text, '[data-role=priceBox][data-price-box=product-id-309]', 'priceBox');
    expect(box?.['priceConfig']).toEqual({
      productId: '309',
      priceFormat: expect.objectContaining({ pattern: '$%s', precision: 2 }) as unknown,
      tierPrices: [
        { qty: 10, price: 3.9, basePrice: 3.9 },
        { qty: 25, price: 3.4, basePrice: 3.4 },
        { qty: 100, price: 2.95, basePrice: 2.95 },
      ],
    });
    expect(text).toContain(
      'class="price-wrapper" data-price-amount="4.5" data-price-type="finalPrice"',
    );
    const sale = await page('songs-for-a-gale-warning');
    expect(sale).toContain('data-price-amount="29" data-price-type="oldPrice"');
    expect(sale).toContain('data-price-amount="19.9" data-price-type="finalPrice"');
  });

  it('renders custom options with their surcharges', async () => {
    const text = await page('a-book-with-your-name-in-it');
    expect(settings(text, FORM, 'priceOptions')).toMatchObject({
      optionConfig: {
        '1': { name: 'Name of the hero', type: 'fixed', prices: { finalPrice: { amount: 6 } } },
        '2': { type: 'percent', prices: { finalPrice: { amount: 2.4 } } },
        '3': { '3': { name: 'Rag <handmade>', prices: { finalPrice: { amount: 6 } } } },
      },
    });
    expect(text).not.toContain('<handmade>');
  });

  it('renders links with their prices, and makes the samples public [DLINK-03]', async () => {
    const text = await page('moss-after-rain-e-book');
    const list = new JSDOM(text).window.document.querySelector('#downloadable-links-list');
    expect(JSON.parse(list?.getAttribute('data-mage-init') ?? '')).toMatchObject({
      downloadable: {
        config: {
          links: {
            '11': { finalPrice: 5, basePrice: 5 },
            '12': { finalPrice: 7.5, basePrice: 7.5 },
            '13': { finalPrice: 5, basePrice: 5 },
          },
        },
      },
    });
    const sample = await visitor.get('/downloadable/download/linkSample/link_id/11/');
    expect(sample.headers.get('content-type')).toContain('text/plain');
    expect(sample.text).toContain('behind the station');
    expect((await visitor.get('/downloadable/download/linkSample/link_id/13/')).status).toBe(302);
  });

  it('renders every image for the gallery, one for variants with the same image', async () => {
    const gallery = settings(
      await page('daybook'),
      '[data-gallery-role=gallery-placeholder]',
      'mage/gallery/gallery',
    );
    const data = gallery?.['data'] as { position: string; isMain: boolean }[];
    expect(data.map(({ position, isMain }) => [position, isMain])).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
      ['4', false],
    ]);
  });

  it('shows a price that must not be advertised at a click, in lists as well [MSRP-04]', async () => {
    const behindClick =
      /<details[^>]*>[^/]*Click for price<\/summary>[^]*?\$22\.00[^]*?<\/details>/;
    const shelf = await visitor.get('/films.html?product_list_limit=36');
    expect(shelf.text).toMatch(behindClick);
    expect(shelf.text.replaceAll(new RegExp(behindClick, 'g'), '')).not.toContain('$22.00');
    expect(await page('the-dune-keeper')).toMatch(behindClick);
  });

  it('shows a line with what was chosen, and changes it in its place', async () => {
    await visitor.post('/checkout/cart/add/product/301/', {
      product: '301',
      'bundle_option[1]': '2',
      'bundle_option_qty[1]': '3',
      'bundle_option[2]': '4',
    });
    const cart = async () =>
      (
        await visitor.section<{
          items: { item_id: string; configure_url: string; options: { value: string[] }[] }[];
        }>('cart')
      ).items;
    const [item] = await cart();
    const url = new URL(item?.configure_url ?? '');
    const { text } = await visitor.get(url.pathname);
    expect(text).toContain('Update Cart');
    expect(text).toMatch(/name="bundle_option\[1\]" value="2" checked/);
    expect(text).toMatch(/name="bundle_option_qty\[1\]" value="3"/);
    expect(settings(text, FORM, 'priceBundle')).toMatchObject({
      optionConfig: { defaultValues: { '1': ['2'] } },
    });
    const change = (fields: Record<string, string>) =>
      visitor.post(
        `/checkout/cart/updateItemOptions/id/${item?.item_id ?? ''}/product/301/`,
        fields,
      );
    const refused = await change({ 'bundle_option[1]': '1' });
    expect(refused.headers.get('location')).toBe(item?.configure_url);
    expect((await cart())[0]?.options).toHaveLength(2);
    const changed = await change({ 'bundle_option[1]': '1', 'bundle_option[2]': '4' });
    expect(changed.headers.get('location')).toBe('http://shop.example/checkout/cart/');
    expect((await cart())[0]?.options[0]?.value[0]).toMatch(/^1 x The Salt Road/);
    expect(await cart()).toHaveLength(1);
  });

  it('sends a line of a group to the group’s page, and an unknown one to the cart', async () => {
    await visitor.post('/checkout/cart/add/product/303/', {
      product: '303',
      'super_group[12]': '1',
    });
    const { items } = await visitor.section<{ items: { configure_url: string }[] }>('cart');
    const url = new URL(items[0]?.configure_url ?? '');
    expect((await visitor.get(url.pathname)).headers.get('location')).toBe(
      'http://shop.example/records-of-the-north.html',
    );
    const unknown = await visitor.get('/checkout/cart/configure/id/9999/product_id/1/');
    expect(unknown.headers.get('location')).toBe('http://shop.example/checkout/cart/');
  });
});
