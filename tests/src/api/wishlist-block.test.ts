import { describe, expect, it } from 'vitest';
import { parseWishlistBlock } from '../../../src/api/wishlist-block';

const SHOP = window.location.origin;
const post = (action: string, data: object, origin = SHOP) =>
  JSON.stringify({ action: `${origin}/wishlist/index/${action}/`, data: { ...data, uenc: 'u' } });

const mug = {
  image: { template: 't', src: '/mug.jpg', width: 75, height: 100, alt: 'Mug' },
  product_id: '1',
  product_url: `${SHOP}/mug.html`,
  product_name: 'Mug <Odd> &amp; more',
  product_price:
    '<div class="price-box"><p class="price-as-configured"><span class="price">$8.00</span></p></div>',
  product_is_saleable_and_visible: true,
  add_to_cart_params: post('cart', { item: '23', qty: '1.0000' }),
  delete_item_params: post('remove', { item: '23' }),
};

const read = (items: unknown) => parseWishlistBlock({ counter: '1 item', items, data_id: 1 });
const only = (change: object) => read([{ ...mug, ...change }])?.[0];

describe('the items of the wish list in a sidebar', () => {
  it('are those of the section, with texts as text', () => {
    expect(read([mug])).toEqual([
      {
        itemId: '23',
        name: 'Mug <Odd> & more',
        url: `${SHOP}/mug.html`,
        image: { src: '/mug.jpg', width: 75, height: 100, alt: '' },
        price: '$8.00',
        regularPrice: '',
        purchase: {
          action: `${SHOP}/wishlist/index/cart/`,
          data: { item: '23', qty: '1.0000', uenc: 'u' },
        },
        removal: { action: `${SHOP}/wishlist/index/remove/`, data: { item: '23', uenc: 'u' } },
      },
    ]);
  });

  it('are null while the section is not loaded, and none for a guest', () => {
    expect(parseWishlistBlock(undefined)).toBeNull();
    expect(read([])).toEqual([]);
    expect(read('none')).toEqual([]);
  });

  it('have the regular price beside a reduced one', () => {
    const html =
      '<span class="special-price"><span class="price-label">Special Price</span> <span class="price">$6.00</span></span>' +
      '<span class="old-price sly-old-price"><span class="price-label">Regular Price</span> <span class="price">$8.00</span></span>';
    expect(only({ product_price: html })).toMatchObject({
      price: 'Special Price $6.00',
      regularPrice: 'Regular Price $8.00',
    });
  });

  it('are not sold while the product is not for sale', () => {
    expect(only({ product_is_saleable_and_visible: '0' })?.purchase).toBeNull();
  });

  it('have no addresses of scripts, and no posts to another site', () => {
    const hostile = only({
      product_url: 'javascript:alert(1)',
      image: { src: 'javascript:alert(1)', width: 1, height: 1 },
      add_to_cart_params: post('cart', { item: '23' }, 'https://other.example'),
    });
    expect(hostile).toMatchObject({ url: '', image: null, purchase: null });
  });

  it('are skipped when no post of the shop names them', () => {
    expect(read([null, 7, { ...mug, product_name: 5 }])).toEqual([]);
    expect(only({ add_to_cart_params: 'x', delete_item_params: '{}' })).toBeUndefined();
  });

  it('have a picture of the usual size where its sides are missing', () => {
    expect(only({ image: { src: '/mug.jpg' } })?.image).toMatchObject({ width: 75, height: 75 });
  });
});
