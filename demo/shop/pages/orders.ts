import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { OrderData, OrdersData } from './contract';
import type { OrderDetailView } from './customer.types';
import { itemGift, orderGift } from './gift-message';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { paymentState } from './payment-state';

/** The button that adds an order's items to the cart again. */
export const reorder = (ctx: PageContext, url: string, number: string): Markup =>
  markup`<form action="${url}" method="post"><input type="hidden" name="form_key" value="${ctx.formKey}"><button type="submit" class="button button-light">Reorder<span class="only-read"> order # ${number}</span></button></form>`;

const row = (ctx: PageContext, order: OrdersData['orders'][number]): Markup =>
  markup`<tr><th scope="row" class="col id" data-label="Order #"><a href="${order.url}">${order.number}</a></th><td data-label="Date">${order.placedAt}</td><td class="col total" data-label="Order Total"><span class="price">${order.grandTotal}</span></td><td data-label="Status"><span class="tag">${translate(order.status)}</span></td><td>${reorder(ctx, order.reorderUrl, order.number)}</td></tr>`;

/** Every order of the customer, newest first. */
export function renderOrders(ctx: PageContext, { orders }: OrdersData): string {
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>My Orders</h1></div>
${
  orders.length === 0
    ? markup`<div class="message info empty"><span>You have placed no orders.</span></div>`
    : markup`<table class="orders"><thead><tr><th scope="col">Order #</th><th scope="col">Date</th><th scope="col">Order Total</th><th scope="col">Status</th><td></td></tr></thead><tbody>${orders.map((order) => row(ctx, order))}</tbody></table>`
}</div>`;
  return document(ctx, { title: 'My Orders', page: 'orders', body, styles: 'account' });
}

const place = (title: string, lines: readonly string[] | null): Markup =>
  lines === null
    ? nothing
    : markup`<section class="panel address"><h2>${translate(title)}</h2><address>${lines.map((line) => markup`<span>${line}</span>`)}</address></section>`;

const facts = (title: string, text: string): Markup =>
  text === ''
    ? nothing
    : markup`<section class="panel"><h2>${translate(title)}</h2><p>${text}</p></section>`;

const payment = (order: OrderDetailView): Markup =>
  markup`<section class="panel"><h2>${translate('Payment Method')}</h2><p>${translate(order.paymentMethod)}</p>${paymentState(order.payment)}</section>`;

const choices = (options: OrderDetailView['lines'][number]['options']): Markup =>
  options.length === 0
    ? nothing
    : markup`<dl class="order-choices">${options.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

const items = (order: OrderDetailView): Markup =>
  markup`<table class="orders"><thead><tr><th scope="col">Product Name</th><th scope="col">SKU</th><th scope="col">Price</th><th scope="col">Qty</th><th scope="col">Subtotal</th></tr></thead><tbody>${order.lines.map(
    ({ id, gift, name, sku, options, price, qty, rowTotal }) =>
      markup`<tr><th scope="row">${name}${choices(options)}</th><td data-label="SKU">${sku}</td><td data-label="Price">${price}</td><td data-label="Qty">${qty}</td><td data-label="Subtotal">${rowTotal}</td></tr>${gift === null ? nothing : itemGift(id, gift)}`,
  )}</tbody></table>`;

/** One order with its lines, totals and addresses. */
export function renderOrder(ctx: PageContext, { order, isGuests = false }: OrderData): string {
  const back = markup`<p class="eyebrow"><a href="/sales/order/history/">My Orders</a></p>`;
  const body = markup`<div class="wide">
<div class="page-head page-head-row"><div>${isGuests ? nothing : back}<h1>Order # ${order.number}</h1><p class="order-stamp"><span>${order.placedAt}</span> <span class="tag">${translate(order.status)}</span></p></div>${isGuests ? nothing : reorder(ctx, order.reorderUrl, order.number)}</div>
<h2 class="only-read">Items Ordered</h2>
${items(order)}
<dl class="totals order-sums">${order.totals.map(({ code, label, value }) => markup`<div class="total-${code}"><dt>${label}</dt><dd class="${code}"><span class="price">${value}</span></dd></div>`)}</dl>
${order.gift === null ? nothing : orderGift(order.gift)}
<div class="panels account-part">${place('Shipping Address', order.shippingAddress)}${facts('Shipping Method', order.shippingMethod)}${place('Billing Address', order.billingAddress)}${payment(order)}</div>
</div>`;
  return document(ctx, {
    title: `Order # ${order.number}`,
    page: 'order',
    body,
    styles: 'account',
  });
}
