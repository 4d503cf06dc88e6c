import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { markup, nothing, type Markup } from '../markup';
import type { MultiResultsData } from './contract';
import { multiPage } from './parts';

const place = (address: string | null): Markup =>
  address === null
    ? markup`<span class="shipping-address">No shipping required.</span>`
    : markup`<span class="shipping-label">Ship to:</span> <span class="shipping-address">${address}</span>`;

const list = (orders: MultiResultsData['orders']): Markup =>
  markup`<div class="orders-succeed"><ul class="orders-list">${orders.map(
    ({ number, url, address }) =>
      markup`<li class="shipping-list"><div class="order-id"><a href="${url}">${number}</a></div><div class="shipping-item">${place(address)}</div></li>`,
  )}</ul></div>`;

/** The orders that were placed. */
export function renderMultiSuccess(ctx: PageContext, { orders }: MultiResultsData): string {
  const body = markup`<form action="${ctx.baseUrl}" method="get"><div class="multicheckout success">
<p>For successfully order items, you'll receive a confirmation email including order numbers, tracking information and more details.</p>
<h2>Successfully ordered</h2>${list(orders)}
<div class="actions-toolbar" id="review-buttons-container"><div class="primary"><button type="submit" class="action primary submit button"><span>Continue Shopping</span></button></div></div>
</div></form>`;
  return multiPage(ctx, 'Thank you for your purchase!', 'success', body);
}

/** Some orders were placed and others were not. */
export function renderMultiResults(ctx: PageContext, data: MultiResultsData): string {
  const { orders, failures } = data;
  const body = markup`<div class="multicheckout results">
<p class="block-content">${orders.length === 0 ? nothing : markup`${translate('Not all items were included.')} `}${translate('For details, see')} <a href="#failed">Failed to Order</a> ${translate('section below')}</p>
${
  orders.length === 0
    ? nothing
    : markup`<p class="block-content">${translate("For successfully ordered items, you'll receive a confirmation email including order numbers, tracking information, and more details.")}</p><h2 class="subtitle">Successfully Ordered</h2>${list(orders)}`
}
<div class="orders-failed"><h2 class="subtitle" id="failed">Failed to Order</h2>
<div class="message message-error error"><div>${translate('To purchase these items: Return to the')} <a href="${ctx.baseUrl}multishipping/checkout/overview/">Review page in Checkout</a>, ${translate('resolve any errors, and place a new order.')}</div></div>
<ol class="orders-list">${failures.map(
    ({ address, text }) =>
      markup`<li class="shipping-list"><dl class="shipping-item"><dt class="shipping-block">${place(address)}</dt><dd class="error-block"><span class="error-label">Error:</span> <span class="error-description">${text}</span></dd></dl></li>`,
  )}</ol></div></div>`;
  return multiPage(ctx, 'Some orders failed', 'results', body);
}
