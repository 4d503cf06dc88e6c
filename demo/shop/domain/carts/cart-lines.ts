import { findArticle, type Article } from '../catalogue/catalogue';
import type { Choice } from '../catalogue/kinds/choice';
import { bundleParts, chosenPrice } from '../catalogue/pricing';
import type { ProductType, ShopProduct } from '../../data/products';
import { quantityProblem, stockNeeds, type StockNeed } from '../catalogue/stock';
import type { Database } from '../../db/database';
import { cartItems } from './cart-store';
import { lineOptions, lineSku, type LineOption } from './line-options';

/** A line with everything the shop knows about it. Money in cents. */
export interface CartLine {
  readonly itemId: number;
  readonly article: Article;
  /** `grouped` for a product that was added through a group's page. */
  readonly productType: ProductType;
  /** SKU of the variant if there is one, with those of chosen parts and values appended. */
  readonly sku: string;
  /** SKU whose cover is shown for the line. */
  readonly coverSku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly rowTotal: number;
  /** The fee per piece. */
  readonly fee: number;
  /** Charged once per piece with the first order of a subscription. */
  readonly initialFee: number;
  readonly isVirtual: boolean;
  readonly choice: Choice;
  readonly options: readonly LineOption[];
  /** The stock that one piece needs. */
  readonly needs: readonly StockNeed[];
  /** Why the line cannot be bought; '' when it can. */
  readonly message: string;
}

/** Whether a product is virtual; a bundle is if all its parts are. */
function hasNoWeight(product: ShopProduct, choice: Choice): boolean {
  if (product.bundle) {
    return bundleParts(product, choice).every((part) => hasNoWeight(part.product, choice));
  }
  if (product.giftCard) return product.giftCard.isVirtual;
  return product.type === 'virtual' || product.type === 'downloadable';
}

/** The lines of a cart, in the order in which they were added. */
export function cartLines(db: Database, cartId: number): readonly CartLine[] {
  return cartItems(db, cartId).flatMap((item) => {
    const article = findArticle(item.sku);
    if (!article) return [];
    const { product } = article;
    const { choice } = item;
    // A trial costs nothing today.
    const price = product.plan?.trialDays ? 0 : chosenPrice(article, choice, item.qty);
    return [
      {
        itemId: item.id,
        article,
        productType: choice.group === null ? product.type : ('grouped' as const),
        sku: lineSku(article, choice),
        coverSku: item.sku,
        name: product.name,
        qty: item.qty,
        price,
        rowTotal: Math.round(price * item.qty),
        fee: product.fee?.amount ?? 0,
        initialFee: product.plan?.initialFee ?? 0,
        isVirtual: hasNoWeight(product, choice),
        choice,
        options: lineOptions(article, choice),
        needs: stockNeeds(article, choice),
        message: quantityProblem(db, item, item.qty) ?? '',
      },
    ];
  });
}

/** Whether the cart is virtual; an empty cart is not. */
export function isVirtualCart(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.isVirtual);
}

/** The number of pieces in the cart. */
export function itemsQty(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
