import { translate } from '../domain/language/translate';
import { agreementList } from './agreements';
import type { CartView } from './cart.types';
import type { PageContext } from './context.types';
import { document } from './layout';
import { markup, nothing, trusted, type Markup } from './markup';
import type { PaypalReviewData, RateGroup } from './paypal-review.types';

const FRONT = 'paymentservicespaypal/smartbuttons/';

const line = ({ name, url, options, price, qty, rowTotal }: CartView['lines'][number]): Markup =>
  markup`<tbody class="cart item"><tr class="item-info"><td class="col item" data-th="${translate('Item')}"><strong class="product-item-name">${url === null ? name : markup`<a href="${url}">${name}</a>`}</strong>${
    options.length === 0
      ? nothing
      : markup`<dl class="item-options">${options.map(({ label, value }) => markup`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
  }</td>
<td class="col price" data-th="${translate('Price')}"><span class="price">${price}</span></td>
<td class="col qty" data-th="${translate('Qty')}">${qty}</td>
<td class="col subtotal" data-th="${translate('Subtotal')}"><span class="price">${rowTotal}</span></td></tr></tbody>`;

/** The items and totals of the review page; also the `html` of the response to another shipping method. */
export const reviewDetails = ({
  lines,
  totals,
}: CartView): Markup => markup`<div id="details-reload" class="table-wrapper order-items cart"><table id="details-table" class="cart items data table table-magento-payments-review-items"><caption class="table-caption only-read">Items in Your Shopping Cart</caption>
<thead><tr><th class="col name" scope="col">Item</th><th class="col price" scope="col">Price</th><th class="col qty" scope="col">Qty</th><th class="col subtotal" scope="col">Subtotal</th></tr></thead>
${lines.map(line)}<tfoot class="opc-block-summary">${totals.map(
  ({ code, label, value }) =>
    markup`<tr class="totals ${code}"><th class="mark" colspan="3" scope="row">${translate(label)}</th><td class="amount" data-th="${translate(label)}"><span class="price">${value}</span></td></tr>`,
)}</tfoot></table></div>`;

const rates = (groups: readonly RateGroup[]): Markup => {
  const isChosen = groups.some((group) => group.rates.some((rate) => rate.isChosen));
  if (groups.length === 0) {
    return markup`<p>Sorry, no quotes are available for this order right now.</p>`;
  }
  return markup`<div class="field shipping required"><select name="shipping_method" id="shipping-method" class="select" aria-label="Shipping Method">
${isChosen ? nothing : markup`<option value="">Please select a shipping method...</option>`}${groups.map(
    ({ carrier, rates: list }) =>
      markup`<optgroup label="${carrier}">${list.map(
        ({ code, label, isChosen: isSet }) =>
          markup`<option value="${code}"${isSet ? trusted(' selected') : nothing}>${label}</option>`,
      )}</optgroup>`,
  )}</select></div>`;
};

const shippingBoxes = (
  ctx: PageContext,
  shipping: NonNullable<PaypalReviewData['shipping']>,
): Markup => markup`<div class="box box-order-shipping-method"><strong class="box-title"><span>Shipping Method</span></strong>
<div class="box-content"><form method="post" id="shipping-method-form" action="${ctx.baseUrl}${FRONT}saveshippingmethod/" class="form">${rates(shipping.groups)}</form></div></div>
<div class="box box-order-shipping-address"><strong class="box-title"><span>Shipping Address</span></strong>
<div class="box-content"><address>${shipping.address.map((text) => markup`${text}<br>`)}</address></div></div>`;

/** The order review page: the element around what the module prints. */
export function renderPaypalReview(ctx: PageContext, data: PaypalReviewData): string {
  const { cart, shipping, email, method, agreements } = data;
  const inside = markup`<div class="magento-payments-review view">
<div class="block block-order-details-view"><div class="block-content">${shipping === null ? nothing : shippingBoxes(ctx, shipping)}
<div class="box box-order-billing-address"><strong class="box-title"><span>Payment Method</span></strong>
<div class="box-content"><span>${method}</span><br><span>${email}</span>${method === 'PayPal' ? markup`<br><img class="payment-source-logo" src="/static/cards/paypal.svg" alt="PayPal" width="46" height="30">` : nothing}</div></div>
</div></div>
<div class="magento-payments-review-items"><div class="magento-payments-review-title"><strong>Items in Your Shopping Cart</strong>
<a href="${ctx.baseUrl}${FRONT}cancel/" class="action edit"><span>Edit Shopping Cart</span></a></div>
${reviewDetails(cart)}
<form method="post" id="order-review-form" action="${ctx.baseUrl}${FRONT}placeorder/" class="form order-review-form">${agreementList(agreements)}
<div class="actions-toolbar" id="review-buttons-container"><div class="primary"><button type="button" id="review-button" class="action checkout primary button" value="${translate('Place Order')}"><span>Place Order</span></button></div>
<span class="please-wait load indicator" id="review-please-wait" data-text="${translate('Submitting order information...')}" hidden><span>Submitting order information...</span></span></div></form></div>
</div>`;
  return document(ctx, {
    title: 'Review Order',
    page: 'paypal-review',
    layout: 'paymentservicespaypal-smartbuttons-review page-layout-checkout',
    body: markup`<div class="wide page-main">
<div class="page-head page-head-small"><h1>Review Order</h1></div>
<till-wallet-review>${inside}</till-wallet-review>
</div>`,
    styles: 'orderreview',
    plain: true,
  });
}
