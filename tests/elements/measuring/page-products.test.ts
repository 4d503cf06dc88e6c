import { beforeEach, describe, expect, it } from 'vitest';
import {
  choiceAround,
  listDetail,
  pageLists,
  pageProduct,
  productAround,
} from '../../../elements/measuring/page-products';
import { pageCurrency } from '../../../elements/measuring/page-currency';
import { rememberOrigin } from '../../../elements/measuring/list-memory';
import { commerceItem } from '../../support/commerce-item';
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

const TRAIL = `<div class="breadcrumbs"><ul class="items"><li class="item home"><a href="/">Home</a></li>
  <li class="item category4"><a href="/shelf.html"> Shelf </a></li>
  <li class="item category5"><strong>Mugs</strong></li></ul></div>`;

const gear = { listId: 'category', listName: 'Gear' };

const { store } = measured();
const state = store.getState();
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(selector);
  return found;
};

beforeEach(() => {
  sessionStorage.clear();
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
        commerceItem({ ...gear, sku: 'SKU-1', productId: '1', name: 'mug', price: 12.5 }),
        commerceItem({ ...gear, sku: 'SKU-2', productId: '2', name: 'lid', price: 3, index: 1 }),
      ],
    });
  });

  it('has its category’s id and the trail’s names, without the way home', () => {
    document.body.innerHTML = `${TRAIL}${LIST}`;
    const [list] = pageLists();
    expect(list && listDetail(state, list)).toMatchObject({
      listId: 'category_5',
      items: [
        { categories: ['Shelf', 'Mugs'], listId: 'category_5', listName: 'Gear' },
        { productId: '2' },
      ],
    });
  });

  it('has the key of its category where the trail has no id', () => {
    document.body.className = 'page-products categorypath-women-tops category-tops';
    const [list] = pageLists();
    expect(list && listDetail(state, list).listId).toBe('category_women-tops');
    document.body.className = '';
  });

  it('of a search has a name without the term', () => {
    document.body.innerHTML = `<h1>Search results for: 'ada@shop.example'</h1><div class="search results">${LIST}</div>`;
    const [list] = pageLists();
    expect(list && listDetail(state, list)).toMatchObject({
      listId: 'search',
      listName: 'Search results',
    });
  });

  it.each([
    ['block upsell', 'upsell'],
    ['block widget block-viewed-products-grid', 'recently_viewed'],
    ['block block-wishlist', 'wishlist'],
    ['block widget block-products-list grid', 'list_für-sie'],
  ])('in %s is %s', (classes, listId) => {
    document.body.innerHTML = `<div class="${classes}"><div class="block-title"><strong>Für Sie!</strong></div>${LIST}</div>${TRAIL}`;
    const [list] = pageLists();
    expect(list && listDetail(state, list)).toMatchObject({
      listId,
      items: [{ categories: [] }, {}],
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

  it('is none while it is a template that has not been filled in', () => {
    // As the platform prints the sidebar's wish list.
    document.body.innerHTML = `<div class="block block-wishlist"><ol class="product-items" data-bind="foreach: wishlist().items">
      <li class="product-item"><a class="product-item-photo" data-bind="attr: { href: product_url }"></a>
      <strong class="product-item-name"><a class="product-item-link"><span data-bind="text: product_name"></span></a></strong>
      <button class="tocart"></button></li></ol></div>`;
    expect(pageLists()).toEqual([]);
    expect(productAround(find('.tocart'))).toBeNull();
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
    const shirt = { sku: 'SHIRT', productId: '17', name: 'Trail Shirt', price: 12.5 };
    expect(pageProduct(state)).toEqual(commerceItem(shirt));
  });

  it('has its brand, and the list that it was opened from, until its page has a trail of its own', () => {
    rememberOrigin(commerceItem({ productId: '17', categories: ['Sale'] }), {
      listId: 'category_8',
      listName: 'Sale',
    });
    const form =
      '<form id="product_addtocart_form"><input type="hidden" name="product" value="17"></form>';
    document.body.innerHTML = `<h1>Shirt</h1><span itemprop="brand"> Loom </span>${form}`;
    const origin = { listId: 'category_8', listName: 'Sale' };
    expect(pageProduct(state)).toMatchObject({ ...origin, brand: 'Loom', categories: ['Sale'] });
    document.body.innerHTML = `${TRAIL}<h1>Shirt</h1>${form}`;
    expect(pageProduct(state)).toMatchObject({ ...origin, categories: ['Shelf', 'Mugs'] });
    sessionStorage.clear();
    expect(pageProduct(state)).toMatchObject({ listId: null, categories: ['Shelf', 'Mugs'] });
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
