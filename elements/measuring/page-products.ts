import { ownValue } from '../../src/domain/own-value';
import type { CommerceItem, ListDetail } from '../../src/platform/page/commerce.types';
import type { TillState } from '../../src/state/shared/store.types';
import { readOrigins, type ItemOrigin } from './list-memory';
import { pageCurrency } from './page-currency';
import { nameOfList, pageCategories, textIn } from './page-lists';

const BUY_FORM = '#product_addtocart_form';
const LIST = '.products.list, .product-items';
const TILE = '.product-item';
const LINK = 'a.product-item-link, .product-item-name a';

/** The unit price without tax: from the store if it is known there, otherwise from the page's own price box. */
function unitPrice({ catalog }: TillState, root: ParentNode, productId: string): number | null {
  const known = ownValue(catalog?.products, productId)?.pagePrices;
  if (known != null) return known.final.base;
  const box = root.querySelector(`.price-box[data-product-id="${CSS.escape(productId)}"]`);
  for (const type of ['basePrice', 'finalPrice', 'minPrice']) {
    const amount = box?.querySelector<HTMLElement>(`[data-price-type="${type}"]`)?.dataset
      .priceAmount;
    if (amount !== undefined && amount !== '' && Number.isFinite(Number(amount))) {
      return Number(amount);
    }
  }
  return null;
}

type Known = Pick<CommerceItem, 'sku' | 'productId' | 'name' | 'price' | 'brand'>;

const itemAt = (index: number, item: Known, origin: ItemOrigin): CommerceItem => ({
  ...item,
  ...origin,
  variant: null,
  discount: null,
  quantity: 1,
  index,
  coupon: null,
});

const known = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

/** The product of a product page; null on other pages. */
export function pageProduct(state: TillState): CommerceItem | null {
  const form = document.querySelector<HTMLFormElement>(BUY_FORM);
  if (form === null) return null;
  const id = form.querySelector<HTMLInputElement>('input[name="product"]')?.value ?? '';
  const origin = readOrigins()(id);
  const trail = pageCategories();
  const item = {
    sku: known(form.dataset.productSku ?? textIn(document, '[itemprop="sku"]')),
    productId: known(id),
    name: textIn(document, 'h1 [itemprop="name"]') || textIn(document, 'h1'),
    price: unitPrice(state, document, id),
    brand: known(textIn(document, '[itemprop="brand"]')),
  };
  return itemAt(0, item, trail.length > 0 ? { ...origin, categories: trail } : origin);
}

/** The lists of products on the page. */
export const pageLists = (): readonly Element[] =>
  [...document.querySelectorAll(LIST)].filter((list) => tilesOf(list).length > 0);

/** A product in a list on the page. */
interface Choice {
  readonly list: Element;
  /** Its position in the list, from 0. */
  readonly index: number;
}

/** The product of a list around a node; null outside a list. */
export function productAround(node: Element): Choice | null {
  const tile = node.closest(TILE);
  const list = tile?.closest(LIST);
  if (tile == null || list == null) return null;
  const index = tilesOf(list).indexOf(tile);
  return index === -1 ? null : { list, index };
}

/** The product of a list whose link was followed; null for other links and outside a list. */
export function choiceAround(node: Element): Choice | null {
  const link = node.closest<HTMLAnchorElement>('a[href]');
  const own = link?.closest(TILE)?.querySelector<HTMLAnchorElement>(LINK);
  return link == null || own?.pathname !== link.pathname ? null : productAround(link);
}

/** The products of a list; templates that the old front end has not filled in yet have no name. */
const tilesOf = (list: Element): readonly Element[] =>
  [...list.querySelectorAll(TILE)].filter((tile) => textIn(tile, LINK) !== '');

function tileItem(
  state: TillState,
  tile: Element,
  index: number,
  origin: ItemOrigin,
): CommerceItem {
  const id = tile.querySelector<HTMLElement>('.price-box')?.dataset.productId;
  const item = {
    sku: known(tile.querySelector<HTMLElement>('form[data-product-sku]')?.dataset.productSku),
    productId: known(id),
    name: textIn(tile, LINK),
    price: id === undefined ? null : unitPrice(state, tile, id),
    brand: null,
  };
  return itemAt(index, item, origin);
}

/** A list with its products in order. */
export function listDetail(state: TillState, list: Element): ListDetail {
  const name = nameOfList(list);
  // A block shows other products than the page's category.
  const categories = list.closest('.block') === null ? pageCategories() : [];
  const origin = { ...name, categories };
  return {
    currency: pageCurrency(state),
    ...name,
    items: tilesOf(list).map((tile, index) => tileItem(state, tile, index, origin)),
  };
}

/** Whether this is the shop's success page. */
export const isSuccessPage = (): boolean =>
  document.querySelector('.checkout-success, .checkout-onepage-success') !== null;

/** The order number on the success page; null elsewhere. */
export function shownOrderNumber(): string | null {
  const own = document.querySelector<HTMLElement>('[data-till-order-number]');
  const number =
    own?.dataset.tillOrderNumber ??
    (textIn(document, '.checkout-success .order-number') ||
      textIn(document, '.checkout-success p > span'));
  return /\d/.test(number) ? number : null;
}
