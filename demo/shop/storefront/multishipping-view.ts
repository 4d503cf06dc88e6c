import { productPath } from '../domain/catalogue/paths';
import type { CartLine } from '../domain/carts/cart-lines';
import type { Cart } from '../domain/carts/cart-store';
import { addressBook, findBookAddress, type Customer } from '../domain/customers/customers';
import { addressLine } from '../domain/customers/address-line';
import type { Database } from '../db/database';
import { translate } from '../domain/language/translate';
import type { MultiResult } from '../domain/multishipping/multi-store';
import type { PieceRow } from '../domain/multishipping/parcels';
import type { Part } from '../domain/multishipping/parts';
import { findOrder, orderAddress } from '../domain/orders/order-store';
import { shippingTitle } from '../rest/totals-response';
import { addressLines, orderPath } from './views';
import { addressChoice } from '../domain/tax/address-choice';
import { price } from '../domain/totals/money';
import { discountTitle } from '../domain/totals/totals';
import type {
  ItemView,
  MultiAddressesData,
  MultiResultsData,
  MultiShippingData,
  PartView,
  SelectBillingData,
} from '../pages/multishipping/contract';
import type { AddressChoice } from '../support/address-choice.types';

const itemView = (line: CartLine): ItemView => ({
  name: line.name,
  url: productPath(line.article.product),
  options: line.options.map(({ label, values }) => ({ label, value: values.join(', ') })),
});

/** The rows of the page of addresses. */
export const piecesView = (
  db: Database,
  customer: Customer,
  rows: readonly PieceRow[],
  baseUrl: string,
): Pick<MultiAddressesData, 'rows' | 'addresses' | 'itemsQty'> => ({
  itemsQty: rows.reduce((all, { qty }) => all + qty, 0),
  addresses: addressBook(db, customer.id).map((address) => ({
    id: address.id,
    text: addressLine(address),
  })),
  rows: rows.map(({ line, qty, addressId }) => ({
    item: itemView(line),
    itemId: line.itemId,
    sku: line.sku,
    qty,
    addressId: addressId === 0 ? null : addressId,
    removeUrl: `${baseUrl}multishipping/checkout/removeItem/address/${String(addressId)}/id/${String(line.itemId)}/`,
  })),
});

const itemsOf = (part: Part): MultiShippingData['others'] =>
  part.totals.lines.map(({ line }) => ({ item: itemView(line), qty: line.qty }));

const linesOf = (db: Database, customer: Customer, id: number): readonly string[] => {
  const address = findBookAddress(db, customer.id, id);
  return address === null ? [] : addressLines(address);
};

/** What a tax service says of an address of the book. */
export function choiceOf(
  db: Database,
  owner: Parameters<typeof addressChoice>[1],
  addressId: number,
): AddressChoice | null {
  const address = findBookAddress(db, owner.customer.id, addressId);
  return address === null ? null : addressChoice(address, owner);
}

/** The page of shipping methods. */
export const shippingView = (
  db: Database,
  { customer, cart }: { readonly customer: Customer; readonly cart: Cart },
  parts: readonly Part[],
): MultiShippingData => ({
  parts: parts
    .filter(({ addressId }) => addressId !== 0)
    .map((part) => ({
      addressId: part.addressId,
      lines: linesOf(db, customer, part.addressId),
      choice: choiceOf(db, { customer, cart, type: 'shipping' }, part.addressId),
      chosen: part.cart.shipping_method,
      items: itemsOf(part),
      rates: part.rates.map((rate) => ({
        code: `${rate.carrier}_${rate.method}`,
        carrier: rate.carrierTitle,
        method: rate.methodTitle,
        price: price(rate.amount),
      })),
    })),
  others: parts.filter(({ addressId }) => addressId === 0).flatMap(itemsOf),
});

/** What goes to one address, with its totals. */
export function partView(db: Database, customer: Customer, part: Part): PartView {
  const { totals, addressId } = part;
  const line = (code: string, label: string, cents: number) => ({
    code,
    label: translate(label),
    value: price(cents),
  });
  const { rate } = totals;
  return {
    addressId,
    address: addressId === 0 ? null : linesOf(db, customer, addressId),
    rate: rate === null ? '' : `${rate.carrierTitle} (${rate.methodTitle})`,
    ratePrice: rate === null ? '' : price(totals.shipping),
    items: totals.lines.map(({ line: own }) => ({
      item: itemView(own),
      price: price(own.price),
      qty: own.qty,
      subtotal: price(own.rowTotal),
    })),
    totals: [
      line('sub', 'Subtotal', totals.subtotal),
      ...(totals.discount > 0 ? [line('discount', discountTitle(totals), -totals.discount)] : []),
      ...(rate === null ? [] : [line('shipping', shippingTitle(totals), totals.shipping)]),
      line('tax', 'Tax', totals.tax),
      line('grand', addressId === 0 ? 'Total' : 'Total for this address', totals.grandTotal),
    ],
  };
}

/** The orders that were placed, and what was refused. */
export const resultsView = (db: Database, result: MultiResult): MultiResultsData => ({
  orders: result.orderIds.flatMap((id) => {
    const order = findOrder(db, id);
    if (!order) return [];
    const address = orderAddress(db, id, 'shipping');
    return [
      {
        number: order.increment_id,
        url: orderPath(order),
        address: address && addressLine({ ...address, id: 0 }),
      },
    ];
  }),
  failures: result.failures,
});

/** The addresses of a customer, to bill one of them. */
export const billingChoice = (db: Database, customer: Customer): SelectBillingData => ({
  addresses: addressBook(db, customer.id).map((address) => ({
    id: address.id,
    lines: addressLines(address),
    isDefaultBilling: customer.default_billing === address.id,
    isDefaultShipping: customer.default_shipping === address.id,
  })),
});
