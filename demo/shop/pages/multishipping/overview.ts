import { translate } from '../../domain/language/translate';
import { agreementList } from '../agreements';
import type { PageContext } from '../context.types';
import { markup, nothing, type Markup } from '../markup';
import type { MultiOverviewData, PartView } from './contract';
import { addressBlock, boxTitle, itemName, multiPage } from './parts';

const row = (entry: PartView['items'][number]): Markup => markup`<tr>
<td class="col item" data-th="${translate('Product Name')}">${itemName(entry.item)}</td>
<td class="col price" data-th="${translate('Price')}"><span class="price-excluding-tax" data-label="Excl. Tax"><span class="cart-price"><span class="price">${entry.price}</span></span></span></td>
<td class="col qty" data-th="${translate('Qty')}">${entry.qty}</td>
<td class="col subtotal" data-th="${translate('Subtotal')}"><span class="price-excluding-tax" data-label="Excl. Tax"><span class="cart-price"><span class="price">${entry.subtotal}</span></span></span></td></tr>`;

const table = ({
  addressId,
  items,
  totals,
}: PartView): Markup => markup`<div class="order-review-wrapper table-wrapper"><table class="items data table table-order-review" id="${addressId === 0 ? 'virtual-overview-table' : `overview-table-${String(addressId)}`}"><caption class="table-caption only-read">Order Review</caption>
<thead><tr><th class="col item" scope="col">Item</th><th class="col price" scope="col">Price</th><th class="col qty" scope="col">Qty</th><th class="col subtotal" scope="col">Subtotal</th></tr></thead>
<tbody>${items.map(row)}</tbody>
<tfoot>${totals.map(
  ({ code, label, value }) =>
    markup`<tr class="totals ${code}"><th class="mark" colspan="3" scope="row">${label}</th><td class="amount" data-th="${label}"><span class="price">${value}</span></td></tr>`,
)}</tfoot></table></div>`;

const error = (data: MultiOverviewData, addressId: number): Markup => {
  const found = data.errors.find((one) => one.addressId === addressId);
  return found === undefined ? nothing : markup`<div class="error-description">${found.text}</div>`;
};

const part = (
  ctx: PageContext,
  view: PartView,
  index: number,
  data: MultiOverviewData,
): Markup => markup`<div class="block-content"><a id="a${view.addressId}"></a>
<div class="title"><strong>${translate('Address')} ${index + 1} <span>${translate('of')} ${data.parts.filter(({ address }) => address !== null).length}</span></strong></div>
${error(data, view.addressId)}
<div class="box box-shipping-address">${boxTitle('Shipping To', `${ctx.baseUrl}multishipping/checkout_address/editShipping/id/${String(view.addressId)}/`)}<div class="box-content">${addressBlock(view.address ?? [])}</div></div>
<div class="box box-shipping-method">${boxTitle('Shipping Method', `${ctx.baseUrl}multishipping/checkout/backtoshipping/`)}<div class="box-content">${view.rate} <span class="price">${view.ratePrice}</span></div></div>
<div class="box box-items">${boxTitle('Items', `${ctx.baseUrl}multishipping/checkout/backtoaddresses/`, 'Edit')}<div class="box-content">${table(view)}</div></div></div>`;

const other = (
  ctx: PageContext,
  view: PartView,
  data: MultiOverviewData,
): Markup => markup`<div class="block block-other"><a id="a0"></a><div class="block-title"><strong>Other items in your order</strong></div>
${error(data, 0)}<div class="block-content">${boxTitle('Items', `${ctx.baseUrl}checkout/cart/`, 'Edit Items')}${table(view)}</div></div>`;

/** Everything once more, and the button that places the orders. */
export function renderMultiOverview(ctx: PageContext, data: MultiOverviewData): string {
  const shipped = data.parts.filter(({ address }) => address !== null);
  const [virtual] = data.parts.filter(({ address }) => address === null);
  const { method } = data;
  const body = markup`${data.errors.map(({ addressId, text }) => markup`<div class="message message-error error">${text} ${translate('Please see')} <a href="#a${addressId}">${translate('details below')}</a>.</div>`)}
<form action="${ctx.baseUrl}multishipping/checkout/overviewPost/" method="post" id="review-order-form" data-mage-init="${JSON.stringify({ orderOverview: {}, validation: {} })}" class="form multicheckout order-review">
<input name="form_key" type="hidden" value="${ctx.formKey}">
<div class="block block-billing"><div class="block-title"><strong>Billing Information</strong></div><div class="block-content">
<div class="box box-billing-address">${boxTitle('Billing Address', `${ctx.baseUrl}multishipping/checkout_address/editBilling/id/${String(data.billingId)}/`)}<div class="box-content">${addressBlock(data.billing)}</div></div>
<div class="box box-billing-method">${boxTitle('Payment Method', `${ctx.baseUrl}multishipping/checkout/backtobilling/`)}<div class="box-content"><input type="hidden" name="payment[cc_number]" value=""><input type="hidden" name="payment[cc_cid]" value="">
${method.detail === '' ? markup`<p class="payment-method ${method.code}">${method.title}</p>` : markup`<dl class="payment-method ${method.code}"><dt class="title">${method.title}</dt><dd class="content">${method.detail}</dd></dl>`}</div></div></div></div>
<div class="block block-shipping"><div class="block-title"><strong>Shipping Information</strong></div>${shipped.map((view, index) => part(ctx, view, index, data))}</div>
${virtual === undefined ? nothing : other(ctx, virtual, data)}
<div id="checkout-review-submit" class="checkout-review"><div class="checkout-agreements">${agreementList(data.agreements)}</div>
<div class="grand totals"><strong class="mark">Grand Total:</strong> <strong class="amount"><span class="price">${data.grandTotal}</span></strong></div>
<div class="actions-toolbar" id="review-buttons-container"><div class="primary"><button type="submit" class="action primary submit button" id="review-button"><span>Place Order</span></button></div>
<div class="secondary"><a href="${ctx.baseUrl}multishipping/checkout/backtobilling/" class="action back"><span>Back to Billing Information</span></a></div>
<span id="review-please-wait" class="please-wait load indicator" data-text="${translate('Submitting order information...')}" hidden><span>Submitting order information...</span></span></div></div>
</form>`;
  return multiPage(ctx, 'Review Order', 'overview', body);
}
