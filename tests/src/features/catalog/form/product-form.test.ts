import { afterEach, describe, expect, it } from 'vitest';
import {
  productFormOf,
  productIdAround,
} from '../../../../../src/features/catalog/form/product-form';

const form = (id: string, productId: string, within = '') =>
  `<form id="${id}" action="/checkout/cart/add/product/${productId}/"><input type="hidden" name="product" value="${productId}">${within}</form>`;
const VIEW = '<i id="view"></i>';

const view = (page: string): Element => {
  document.body.innerHTML = page;
  const node = document.querySelector('#view');
  if (node === null) throw new Error('no view');
  return node;
};
const found = (page: string, productId?: string) => {
  const result = productFormOf(view(page), productId);
  return result === null ? null : [result.form.id, result.productId];
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('the form that buys a product', () => {
  it('is the one around the element', () => {
    expect(found(form('other', '2') + form('own', '1', VIEW))).toEqual(['own', '1']);
  });

  it('is the one inside the element', () => {
    const element = `<till-add-to-cart>${form('own', '1')}<div class="till-root">${VIEW}</div></till-add-to-cart>`;
    expect(found(form('other', '2') + element)).toEqual(['own', '1']);
  });

  it('is the one of its own card, not of another', () => {
    const cards = `<ul><li>${form('first', '1')}</li><li>${VIEW}${form('own', '1')}</li></ul>`;
    expect(found(cards, '1')).toEqual(['own', '1']);
    expect(found(`<ul><li>${form('first', '1')}</li><li>${VIEW}</li></ul>`, '1')).toEqual([
      'first',
      '1',
    ]);
  });

  it('is the page’s own for an element elsewhere on it', () => {
    expect(found(VIEW + form('product_addtocart_form', '1'))).toEqual([
      'product_addtocart_form',
      '1',
    ]);
  });

  it('is not a form that only contains the product, such as a wish list form', () => {
    const wish = '<form action="/wishlist/index/add/"><input name="product" value="1"></form>';
    expect(found(VIEW + wish, '1')).toBeNull();
    expect(found(VIEW)).toBeNull();
  });
});

describe('the product that an element belongs to', () => {
  it('is that of its form, of the part of the page around it, or of the page', () => {
    const page = form('product_addtocart_form', '1');
    expect(productIdAround(view(form('own', '3', `<p data-product-id="2">${VIEW}</p>`)))).toBe('3');
    expect(productIdAround(view(`${page}<p data-product-id="2">${VIEW}</p>`))).toBe('2');
    expect(productIdAround(view(page + VIEW))).toBe('1');
    expect(productIdAround(view(VIEW))).toBeNull();
  });
});
