import { findArticle, unitPrice, type Article } from '../catalogue/catalogue';
import { quantityProblem } from '../catalogue/stock';
import type { Database } from '../db/database';
import { cartItems } from './cart-store';

/** A choice shown below a line's name. Texts are plain. */
export interface LineOption {
  readonly label: string;
  readonly values: readonly string[];
  /** Attribute and value ids; null for downloads. */
  readonly ids: { readonly option: number; readonly value: number } | null;
}

/** A line with everything the shop knows about it. Money in cents. */
export interface CartLine {
  readonly itemId: number;
  readonly article: Article;
  /** SKU of the variant, where there is one. */
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly rowTotal: number;
  readonly isVirtual: boolean;
  readonly options: readonly LineOption[];
  readonly links: readonly number[];
  /** Why the line cannot be bought as it is; '' when it can. */
  readonly message: string;
}

function optionsOf({ product, variant }: Article, links: readonly number[]): LineOption[] {
  const attributes = product.attributes.flatMap((attribute) => {
    const value = attribute.values.find(({ id }) => id === variant?.choice[attribute.id]);
    if (!value) return [];
    const ids = { option: attribute.id, value: value.id };
    return [{ label: attribute.label, values: [value.label], ids }];
  });
  const titles = product.links.filter(({ id }) => links.includes(id)).map(({ title }) => title);
  return titles.length > 0
    ? [...attributes, { label: 'Formats', values: titles, ids: null }]
    : attributes;
}

/** The lines of a cart, in the order they were added. */
export function cartLines(db: Database, cartId: number): readonly CartLine[] {
  return cartItems(db, cartId).flatMap((item) => {
    const article = findArticle(item.sku);
    if (!article) return [];
    const { product } = article;
    const linkPrices = product.links
      .filter(({ id }) => item.links.includes(id))
      .reduce((sum, link) => sum + link.price, 0);
    const price = unitPrice(article) + linkPrices;
    return [
      {
        itemId: item.id,
        article,
        sku: item.sku,
        name: product.name,
        qty: item.qty,
        price,
        rowTotal: Math.round(price * item.qty),
        isVirtual: product.type === 'virtual' || product.type === 'downloadable',
        options: optionsOf(article, item.links),
        links: item.links,
        message: quantityProblem(db, item.sku, item.qty) ?? '',
      },
    ];
  });
}

/** Whether nothing in the cart has to be sent; an empty cart counts as one with goods. */
export function isVirtualCart(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.isVirtual);
}

/** How many pieces the cart holds. */
export function itemsQty(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
