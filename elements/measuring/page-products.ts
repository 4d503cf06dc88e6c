import { ownValue } from '../../src/domain/own-value';
import type { CommerceItem, ListDetail } from '../../src/platform/page/commerce.types';
import type { TillState } from '../../src/state/shared/store.types';
import { pageCurrency } from './page-currency';

const BUY_FORM = '#product_addtocart_form';
const LIST = '.products.list, .product-items';
const TILE = '.product-item';
const LINK = 'a.product-item-link, .product-item-name a';

const textIn = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent.trim().replace(/\s+/g, ' ') ?? '';

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

const itemAt = (
  index: number,
  item: Pick<CommerceItem, 'sku' | 'name' | 'price'>,
): CommerceItem => ({ ...item, variant: null, discount: null, quantity: 1, index });

/** The product of a product page; null on other pages. */
export function pageProduct(state: TillState): CommerceItem | null {
  const form = document.querySelector<HTMLFormElement>(BUY_FORM);
  if (form === null) return null;
  const id = form.querySelector<HTMLInputElement>('input[name="product"]')?.value ?? '';
  const sku = form.dataset.productSku ?? textIn(document, '[itemprop="sku"]');
  return itemAt(0, {
    sku: sku === '' ? null : sku,
    name: textIn(document, 'h1 [itemprop="name"]') || textIn(document, 'h1'),
    price: unitPrice(state, document, id),
  });
}

/** The lists of products on the page. */
export const pageLists = (): readonly Element[] =>
  [...document.querySelectorAll(LIST)].filter((list) => list.querySelector(TILE) !== null);

/** The list around a node and the product's index in it; null outside a list. Only links to the product count. */
export function choiceAround(node: Element): { list: Element; index: number } | null {
  const link = node.closest<HTMLAnchorElement>('a[href]');
  const tile = link?.closest(TILE);
  const list = tile?.closest(LIST);
  if (link == null || tile == null || list == null) return null;
  const own = tile.querySelector<HTMLAnchorElement>(LINK);
  if (own === null || own.pathname !== link.pathname) return null;
  return { list, index: tilesOf(list).indexOf(tile) };
}

const tilesOf = (list: Element): readonly Element[] => [...list.querySelectorAll(TILE)];

function tileItem(state: TillState, tile: Element, index: number): CommerceItem {
  const id = tile.querySelector<HTMLElement>('.price-box')?.dataset.productId;
  const sku = tile.querySelector<HTMLElement>('form[data-product-sku]')?.dataset.productSku;
  return itemAt(index, {
    sku: sku ?? null,
    name: textIn(tile, LINK),
    price: id === undefined ? null : unitPrice(state, tile, id),
  });
}

/** Classes of the blocks that show other products next to a page's own content. */
const BLOCKS = ['related', 'upsell', 'crosssell'];

/** The id and name of a list: the heading of a block of other products, or the page's heading for a category or search. */
function nameOf(list: Element): Pick<ListDetail, 'listId' | 'listName'> {
  const block = list.closest('.block');
  if (block !== null) {
    const listId = BLOCKS.find((name) => block.classList.contains(name)) ?? 'list';
    return { listId, listName: textIn(block, '.block-title, .title') };
  }
  const isSearch = document.querySelector('.catalogsearch-result-index, .search.results') !== null;
  return { listId: isSearch ? 'search' : 'category', listName: textIn(document, 'h1') };
}

/** A list with its products in order. */
export const listDetail = (state: TillState, list: Element): ListDetail => ({
  currency: pageCurrency(state),
  ...nameOf(list),
  items: tilesOf(list).map((tile, index) => tileItem(state, tile, index)),
});

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
