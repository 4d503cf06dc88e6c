import { beforeEach, describe, expect, it } from 'vitest';
import {
  choiceAround,
  listDetail,
  pageLists,
  pageProduct,
} from '../../../elements/measuring/page-products';
import { pageCurrency } from '../../../elements/measuring/page-currency';
import { measured } from './support';

const box = (id: number, prices: Readonly<Record<string, number>>): string =>
  `<div class="price-box" data-role="priceBox" data-product-id="${String(id)}">${Object.entries(
    prices,
  )
    .map(
      ([type, amount]) =>
        `<span data-price-type="${type}" data-price-amount="${String(amount)}"></span>`,
    )
    .join('')}</div>`;

/** A tile as rendered by the platform. */
const tile = (id: number, name: string, price: number): string =>
  `<li class="item product product-item"><div class="product-item-info">
   <a href="/${name}.html" class="product photo product-item-photo"><img alt=""></a>
   <strong class="product name product-item-name"><a class="product-item-link" href="/${name}.html"> ${name} </a></strong>
   <a class="action view" href="/${name}.html#reviews">2 Reviews</a>
   ${box(id, { finalPrice: price })}
   <form data-role="tocart-form" data-product-sku="SKU-${String(id)}"><button class="tocart">Add to Cart</button></form>
   <a href="#" class="action towishlist">Wish</a></div></li>`;

const LIST = `<h1 class="page-title"><span class="base">Gear</span></h1>
  <div class="products wrapper grid"><ol class="products list items product-items">${tile(1, 'mug', 12.5)}${tile(2, 'lid', 3)}</ol></div>`;

const RELATED = `<div class="block related"><div class="block-title title"><strong>Related Products</strong></div>
  <div class="products wrapper grid"><ol class="products list items product-items">${tile(3, 'hood', 40)}</ol></div></div>`;

const { store } = measured();
const state = store.getState();
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(selector);
  return found;
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = LIST;
});

describe('a list of products', () => {
  it('has the name of its page and its products in order', () => {
    const [list] = pageLists();
    expect(pageLists()).toHaveLength(1);
    expect(list && listDetail(state, list)).toEqual({
      currency: null,
      listId: 'category',
      listName: 'Gear',
      items: [
        {
          sku: 'SKU-1',
          name: 'mug',
          variant: null,
          price: 12.5,
          discount: null,
          quantity: 1,
          index: 0,
        },
        {
          sku: 'SKU-2',
          name: 'lid',
          variant: null,
          price: 3,
          discount: null,
          quantity: 1,
          index: 1,
        },
      ],
    });
  });

  it('has the name of its block on a product page', () => {
    document.body.innerHTML = RELATED;
    const [list] = pageLists();
    expect(list && listDetail(state, list)).toMatchObject({
      listId: 'related',
      listName: 'Related Products',
      items: [{ sku: 'SKU-3', index: 0 }],
    });
  });

  it('reports a selection for links to the product, but not for its buttons', () => {
    expect(choiceAround(find('li:nth-child(2) img'))?.index).toBe(1);
    expect(choiceAround(find('li:nth-child(2) .product-item-link'))?.index).toBe(1);
    expect(choiceAround(find('li:nth-child(2) .tocart'))).toBeNull();
    expect(choiceAround(find('li:nth-child(2) .towishlist'))).toBeNull();
    expect(choiceAround(find('h1'))).toBeNull();
  });
});

describe('the product of a page', () => {
  it('has its name, its SKU and its price without tax', () => {
    document.body.innerHTML = `<h1 class="page-title"><span class="base" itemprop="name">Trail Shirt</span></h1>
      ${box(17, { finalPrice: 13.53, basePrice: 12.5 })}${RELATED}
      <form data-product-sku="SHIRT" id="product_addtocart_form"><input type="hidden" name="product" value="17"></form>`;
    expect(pageProduct(state)).toEqual({
      sku: 'SHIRT',
      name: 'Trail Shirt',
      variant: null,
      price: 12.5,
      discount: null,
      quantity: 1,
      index: 0,
    });
  });

  it('is null on other pages', () => {
    expect(pageProduct(state)).toBeNull();
  });
});

it.each([
  ['a product page', '<meta property="product:price:currency" content="EUR">', 'EUR'],
  ['a price', '<meta itemprop="priceCurrency" content="JPY">', 'JPY'],
  [
    'the currency switcher',
    '<div class="switcher currency switcher-currency"><strong class="language-GBP"><span>GBP</span></strong></div>',
    'GBP',
  ],
  [
    'no page',
    '<div class="switcher switcher-language"><strong class="language-USD"></strong></div>',
    null,
  ],
])('takes the currency of %s', (_, html, currency) => {
  document.body.innerHTML = html;
  expect(pageCurrency(state)).toBe(currency);
});
