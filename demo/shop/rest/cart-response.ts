import { cartLines, isVirtualCart, itemsQty, type CartLine } from '../domain/carts/cart-lines';
import { getAddress, type Cart, type CartAddress } from '../domain/carts/cart-store';
import { findCustomer } from '../domain/customers/customers';
import type { Database } from '../db/database';
import type { Rate } from '../domain/shipping/rates';
import { amount } from '../domain/totals/money';
import { computeTotals } from '../domain/totals/totals';
import { customerResponse } from './customer-response';
import { productOption } from './product-option';
import { currentCurrency } from '../domain/totals/currencies';
import { filled } from '../support/fields';

/** Converts `2026-11-21T06:23:39.000Z` to the format of the platform's database. */
export function timestamp(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** A line in a cart: without `product_option`. */
function bareItem(line: CartLine, quoteId: string): object {
  return {
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    name: line.name,
    price: amount(line.price),
    product_type: line.productType,
    quote_id: quoteId,
  };
}

/** A line in responses of the items resource. */
export function itemResponse(line: CartLine, quoteId: string): object {
  return { ...bareItem(line, quoteId), ...productOption(line) };
}

/** A line with its discount, the response to adding and changing. */
export function changedItemResponse(db: Database, cart: Cart, itemId: number): object {
  const totals = computeTotals(db, cart);
  const item = totals.lines.find(({ line }) => line.itemId === itemId);
  if (!item) throw new Error(`Cart ${String(cart.id)} lost item ${String(itemId)}.`);
  const answer = itemResponse(item.line, String(cart.id));
  if (item.discount === 0) return answer;
  const discounts = item.discounts.map(({ rule, amount: cents }) => {
    const off = amount(cents);
    const discount_data = {
      amount: off,
      base_amount: off,
      original_amount: off,
      base_original_amount: off,
    };
    return { discount_data, rule_label: rule.label, rule_i_d: rule.id };
  });
  return { ...answer, extension_attributes: { discounts } };
}

/** A quote address; missing fields are omitted, except for a few that are null. */
export function addressResponse(address: CartAddress, cart: Cart): object {
  return {
    id: address.id,
    region: address.region,
    region_id: address.region_id,
    region_code: address.region_code,
    country_id: address.country_id,
    street: address.street.length > 0 ? address.street : [''],
    telephone: address.telephone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    ...filled({
      company: address.company,
      fax: address.fax,
      middlename: address.middlename,
      prefix: address.prefix,
      suffix: address.suffix,
      vat_id: address.vat_id,
      customer_id: cart.customer_id,
      customer_address_id: address.customer_address_id,
    }),
    email: address.email ?? cart.email,
    same_as_billing: 0,
    // Cleared by the order.
    ...(cart.is_active === 1 ? { save_in_address_book: address.save_in_address_book } : {}),
  };
}

function assignments(db: Database, cart: Cart, lines: readonly CartLine[]): readonly object[] {
  if (lines.length === 0 || isVirtualCart(lines)) return [];
  const address = addressResponse(getAddress(db, cart.id, 'shipping'), cart);
  const items = lines.map((line) => bareItem(line, String(cart.id)));
  return [{ shipping: { address, method: cart.shipping_method }, items }];
}

/** A whole cart; the items of a closed one are not listed. */
export function cartResponse(db: Database, cart: Cart): object {
  const lines = cartLines(db, cart.id);
  const customer = cart.customer_id === null ? null : findCustomer(db, cart.customer_id);
  const isActive = cart.is_active === 1;
  return {
    id: cart.id,
    created_at: timestamp(cart.created_at),
    updated_at: timestamp(cart.updated_at),
    is_active: isActive,
    is_virtual: isVirtualCart(lines),
    ...(isActive ? { items: lines.map((line) => bareItem(line, String(cart.id))) } : {}),
    items_count: lines.length,
    items_qty: itemsQty(lines),
    customer: customer
      ? customerResponse(db, customer)
      : { email: null, firstname: null, lastname: null },
    billing_address: addressResponse(getAddress(db, cart.id, 'billing'), cart),
    ...(cart.reserved_order_id === null ? {} : { reserved_order_id: cart.reserved_order_id }),
    orig_order_id: 0,
    currency: {
      global_currency_code: currentCurrency().code,
      base_currency_code: currentCurrency().code,
      store_currency_code: currentCurrency().code,
      quote_currency_code: currentCurrency().code,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: 1,
    },
    customer_is_guest: cart.customer_id === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: 1,
    ...(isActive
      ? { extension_attributes: { shipping_assignments: assignments(db, cart, lines) } }
      : {}),
  };
}

/** A rate in REST responses. */
export function rateResponse(rate: Rate): object {
  const cost = amount(rate.amount);
  return {
    carrier_code: rate.carrier,
    method_code: rate.method,
    carrier_title: rate.carrierTitle,
    method_title: rate.methodTitle,
    amount: cost,
    base_amount: cost,
    available: true,
    error_message: '',
    price_excl_tax: cost,
    price_incl_tax: amount(rate.amountInclTax),
  };
}
