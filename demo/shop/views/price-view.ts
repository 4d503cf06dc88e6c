import type { Money, PriceView } from '../pages/product/purchase.types';
import { amount, price } from '../domain/totals/money';
import { unitPrice } from '../domain/catalogue/catalogue';
import { priceRange } from '../domain/catalogue/pricing';
import type { ShopProduct } from '../data/products';

/** Formats cents for pages. */
export const money = (cents: number): Money => ({ amount: amount(cents), text: price(cents) });

/** The product's own price in cents; 0 if only its options have prices. */
export function ownPrice(product: ShopProduct): number {
  return unitPrice({ product, variant: null });
}

/** A product's price, for its page and its cards. */
export function priceView(product: ShopProduct): PriceView {
  const [lowest, highest] = priceRange(product);
  const isSpecial = product.specialPrice !== undefined && ownPrice(product) < product.price;
  return {
    final: money(lowest),
    old: isSpecial ? money(product.price) : null,
    from: money(lowest),
    to: money(highest),
    advertised: product.advertised && {
      price: money(product.advertised.price),
      shown: product.advertised.shown,
    },
    fee: product.fee && { title: product.fee.title, price: money(product.fee.amount) },
  };
}
