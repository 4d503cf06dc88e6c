import { findProduct, unitPrice } from '../../domain/catalogue/catalogue';
import { getAddress, type Cart } from '../../domain/carts/cart-store';
import {
  allowedCountries,
  defaultRates,
  lineItems,
  NO_DELIVERY,
  ratesOfCart,
  type LineItem,
} from '../../domain/payments/express';
import { inMinorUnits } from '../../domain/payments/due';
import { hasPlan } from '../../domain/payments/plans';
import { sessionCart } from '../../domain/session/session-cart';
import type { Session } from '../../domain/session/session';
import type { Shop } from '../../domain/shop';
import { computeTotals } from '../../domain/totals/totals';
import { expressOptions } from '../../page-config/element-options';
import { RestError } from '../../support/rest-error';

const sum = (items: readonly LineItem[]): number =>
  items.reduce((total, { amount }) => total + amount, 0);

const asked = {
  billingAddressRequired: true,
  emailRequired: true,
  phoneNumberRequired: true,
  allowedShippingCountries: allowedCountries,
} as const;

function isAddressKnown({ db }: Shop, cart: Cart): boolean {
  const { street, city, country_id, postcode } = getAddress(db, cart.id, 'shipping');
  return Boolean(street[0] && city && country_id && postcode);
}

/** The initial data of a wallet's sheet in the cart, the mini cart or the checkout (EXPR-18, EXPR-19). */
export function cartParams(shop: Shop, session: Session, location: string): object {
  const cart = sessionCart(shop, session);
  const totals = cart ? computeTotals(shop.db, cart) : null;
  const hasGoods = totals !== null && totals.lines.length > 0 && !totals.isVirtual;
  const isKnown = location === 'checkout' && cart !== null && isAddressKnown(shop, cart);
  const isShipped = hasGoods && !isKnown;
  const items = lineItems(totals);
  return {
    resolvePayload: {
      ...asked,
      lineItems: items,
      shippingAddressRequired: isShipped,
      ...(isShipped ? { shippingRates: defaultRates() } : {}),
    },
    elementOptions: expressOptions(sum(items), totals !== null && hasPlan(totals)),
  };
}

/** The same on a product page: the cart and the product, which the press will add. */
export function productParams(shop: Shop, session: Session, productId: number): object {
  const product = findProduct(productId);
  if (!product) throw new RestError(400, 'Invalid product ID');
  const cart = sessionCart(shop, session);
  const totals = cart ? computeTotals(shop.db, cart) : null;
  const isInCart =
    totals?.lines.some(({ line }) => line.article.product.id === product.id) === true;
  const price = inMinorUnits(unitPrice({ product, variant: null }));
  const amount = sum(lineItems(totals)) + (isInCart ? 0 : price);
  const isVirtual = product.type === 'virtual' || product.type === 'downloadable';
  const isShipped = !isVirtual || (totals !== null && totals.lines.length > 0 && !totals.isVirtual);
  return {
    resolvePayload: {
      ...asked,
      // Unknown until the product is in the cart with its options.
      lineItems: [],
      shippingAddressRequired: true,
      shippingRates: isShipped ? defaultRates() : [NO_DELIVERY],
    },
    elementOptions: expressOptions(amount, product.plan !== null),
  };
}

/** The open sheet's data after a change of the address or the rate (EXPR-24, EXPR-26). */
export function changedParams(shop: Shop, cart: Cart): object {
  const rates = ratesOfCart(shop, cart);
  const totals = computeTotals(shop.db, cart);
  const items = lineItems(totals);
  return {
    resolvePayload: {
      lineItems: items,
      // Without a rate the sheet refuses the address.
      ...(rates.length > 0 ? { shippingRates: rates } : {}),
    },
    elementOptions: expressOptions(sum(items), hasPlan(totals)),
  };
}
