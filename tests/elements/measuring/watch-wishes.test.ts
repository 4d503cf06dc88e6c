import { beforeEach, expect, it, vi } from 'vitest';
import { watchWishes } from '../../../elements/measuring/watch-wishes';
import { measured } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

const LIST = `<h1>Gear</h1><ol class="products list"><li class="product-item">
  <a class="product-item-link" href="/lid.html">Lid</a><div class="price-box" data-product-id="8"></div></li>
  <li class="product-item"><a class="product-item-link" href="/mug.html">Mug</a>
  <div class="price-box" data-product-id="9"><span data-price-type="finalPrice" data-price-amount="12.5"></span></div>
  <span class="wish"></span></li></ol>`;
const PRODUCT = `<h1>Hood</h1><span class="wish"></span><form id="product_addtocart_form" data-product-sku="HOOD">
  <input name="product" value="7"></form>`;

const wish = (): void => {
  const event = new CustomEvent('till-product-wished', { bubbles: true, detail: { id: '9' } });
  document.querySelector('.wish')?.dispatchEvent(event);
};

beforeEach(() => {
  sessionStorage.clear();
});

it.each([
  ['of a list', LIST, { value: 12.5, items: [{ productId: '9', name: 'Mug', listName: 'Gear' }] }],
  ['of the page', PRODUCT, { value: null, items: [{ productId: '7', sku: 'HOOD' }] }],
])('reports the product %s that was added to the wish list', (_where, html, detail) => {
  document.body.innerHTML = html;
  const page = measured();
  watchWishes(page);
  wish();
  expect(page.reported).toMatchObject([['till-wish-added', detail]]);
});

it('reports nothing where the page does not contain the product', () => {
  document.body.innerHTML = '<span class="wish"></span>';
  const page = measured();
  watchWishes(page);
  wish();
  expect(page.reported).toEqual([]);
});
