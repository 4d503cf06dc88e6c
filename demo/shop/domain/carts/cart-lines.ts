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
  /** SKU of the variant where there is one; those of chosen parts and values come after it. */
  readonly sku: string;
  /** SKU whose cover stands for the line. */
  readonly coverSku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly rowTotal: number;
  /** The fee on one piece. */
  readonly fee: number;
  /** Paid once with the first order of a subscription, for one piece. */
  readonly initialFee: number;
  readonly isVirtual: boolean;
  readonly choice: Choice;
  readonly options: readonly LineOption[];
  /** What one piece takes off the shelf. */
  readonly needs: readonly StockNeed[];
  /** Why the line cannot be bought as it is; '' when it can. */
  readonly message: string;
}

/** Whether nothing of a product has to be sent; of a bundle, whether none of its parts has to. */
function hasNoWeight(product: ShopProduct, choice: Choice): boolean {
  if (product.bundle) {
    return bundleParts(product, choice).every((part) => hasNoWeight(part.product, choice));
  }
  if (product.giftCard) return product.giftCard.isVirtual;
  return product.type === 'virtual' || product.type === 'downloadable';
}

/** The lines of a cart, in the order they were added. */
export function cartLines(db: Database, cartId: number): readonly CartLine[] {
  return cartItems(db, cartId).flatMap((item) => {
    const article = findArticle(item.sku);
    if (!article) return [];
    const { product } = article;
    const { choice } = item;
    // Nothing of a trial is paid today.
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

/** Whether nothing in the cart has to be sent; an empty cart counts as one with goods. */
export function isVirtualCart(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.isVirtual);
}

/** How many pieces the cart holds. */
export function itemsQty(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
