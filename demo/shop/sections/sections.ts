import { captchaSection } from '../domain/captcha/guard';
import { findProduct } from '../domain/catalogue/catalogue';
import { productPath } from '../domain/catalogue/paths';
import { isSalable } from '../domain/catalogue/stock';
import { compareSection } from '../domain/compare/compare-section';
import { findCustomer } from '../domain/customers/customers';
import { countries } from '../data/countries';
import { instantPurchaseSection } from '../domain/orders/instant-purchase';
import { orderItems, ordersOf } from '../domain/orders/order-store';
import { hasPaypalWallets } from '../domain/orders/payment-methods';
import { draftOf, dropDraft } from '../domain/reviews/review-store';
import type { Session } from '../domain/session/session';
import type { Shop } from '../domain/shop';
import { paymentsSection } from '../page-config/paypal-config';
import { escapeHtml } from '../support/html';
import { wishlistSection } from '../domain/wishlist/wishlist-section';
import { cartSection } from './cart-section';

/** A section's content, or `[]` when it has none. */
type SectionSource = (shop: Shop, session: Session, baseUrl: string) => object;

const LAST_ORDERED = 5;

function customerSection({ db }: Shop, session: Session): object {
  const customer = session.customerId === null ? null : findCustomer(db, session.customerId);
  if (!customer) return [];
  const { firstname, lastname } = customer;
  // The platform escapes the full name, and only that one.
  return { fullname: escapeHtml(`${firstname} ${lastname}`), firstname, websiteId: '1' };
}

function directoryData(): object {
  return Object.fromEntries(
    countries.map(({ id, name, regions }) => {
      if (regions.length === 0) return [id, { name }];
      const entries = regions.map((region) => [
        region.id,
        { code: region.code, name: region.name },
      ]);
      return [id, { name, regions: Object.fromEntries(entries) as object }];
    }),
  );
}

function lastOrderedItems({ db }: Shop, session: Session, baseUrl: string): object {
  const [last] = session.customerId === null ? [] : ordersOf(db, session.customerId);
  const items = last ? [...orderItems(db, last.id)].reverse().slice(0, LAST_ORDERED) : [];
  return {
    items: items.flatMap((item) => {
      const product = findProduct(item.product_id);
      if (!product) return [];
      return {
        id: String(item.id),
        name: item.name,
        url: new URL(productPath(product), baseUrl).href,
        is_saleable: isSalable(db, product),
        product_id: String(product.id),
      };
    }),
  };
}

/** The owner of the cart, while remembered but not signed in. */
function persistentSection({ db }: Shop, { rememberedId }: Session): object {
  const customer = rememberedId === null ? null : findCustomer(db, rememberedId);
  return customer ? { fullname: `${customer.firstname} ${customer.lastname}` } : [];
}

/** Messages are returned once. */
function messagesSection(_shop: Shop, session: Session): object {
  const { messages } = session;
  session.messages = [];
  return { messages };
}

/** The fields of a refused review form, returned once. */
function reviewSection({ db }: Shop, { id }: Session): object {
  const draft = draftOf(db, id);
  dropDraft(db, id);
  return draft;
}

const nothing = (): object => [];

const sources: Readonly<Record<string, SectionSource>> = {
  customer: customerSection,
  'compare-products': compareSection,
  'last-ordered-items': lastOrderedItems,
  cart: cartSection,
  'directory-data': directoryData,
  captcha: captchaSection,
  'instant-purchase': (shop, { customerId }) => instantPurchaseSection(shop, customerId),
  loggedAsCustomer: nothing,
  persistent: persistentSection,
  review: reviewSection,
  wishlist: wishlistSection,
  recently_viewed_product: () => ({ count: 0, items: [] }),
  recently_compared_product: () => ({ count: 0, items: [] }),
  product_data_storage: nothing,
  'paypal-billing-agreement': nothing,
  payments: paymentsSection,
  messages: messagesSection,
};

/** Names of the visitor's sections, in the order of the response when all are loaded. */
export const sectionNames = (): readonly string[] =>
  Object.keys(sources).filter((name) => name !== 'payments' || hasPaypalWallets());

/** The sections with these names, each with its `data_id` (seconds), or the first unknown name. */
export function loadSections(
  shop: Shop,
  session: Session,
  names: readonly string[],
  baseUrl: string,
): { readonly sections: Readonly<Record<string, object>> } | { readonly unknown: string } {
  const known = sectionNames();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return { unknown };
  const dataId = Math.floor(shop.clock().getTime() / 1000);
  return {
    sections: Object.fromEntries(
      names.map((name) => [name, { ...sources[name]?.(shop, session, baseUrl), data_id: dataId }]),
    ),
  };
}
