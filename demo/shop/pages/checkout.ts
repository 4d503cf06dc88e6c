import { lineText, totals } from './cart-lines';
import type { PageContext } from './context.types';
import type { CheckoutData, SuccessData } from './contract';
import { icons } from './icons';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { paymentState } from './payment-state';
import { promise } from './promise';
import { wallets } from './payment-containers';

const waiting =
  (): Markup => markup`<div class="checkout-wait"><p class="checkout-wait-text">The checkout is on its way…</p>
<noscript><p>Checking out needs JavaScript. Your cart is kept: turn scripts on and load this page again, or go <a href="/checkout/cart/">back to the cart</a>.</p></noscript>
</div>`;

const fallback = ({ cart }: CheckoutData): Markup => markup`<div class="cart-plain">${waiting()}
<section class="summary" aria-labelledby="summary-title"><h2 id="summary-title">Order Summary</h2>
<ul class="lines">${cart.lines.map((line) => markup`<li class="line line-small">${lineText(line)}<p class="line-total">${line.qty} × ${line.price}</p></li>`)}</ul>
${totals(cart)}</section></div>`;

/** The checkout: the element, with the order's lines until it is ready. */
export function renderCheckout(ctx: PageContext, data: CheckoutData): string {
  const body = markup`<div class="wide">
<div class="page-head page-head-small"><h1>Checkout</h1></div>
${data.isUpdate === true ? markup`<till-subscription-review></till-subscription-review>` : nothing}${data.isUpdate === true ? nothing : wallets(ctx, 'checkout')}<till-checkout>${fallback(data)}${promise(ctx, 'checkout-after-totals')}</till-checkout>
</div>`;
  return document(ctx, { title: 'Checkout', page: 'checkout', body, styles: 'cart', plain: true });
}

/** The offer of an account: the element, with the prefilled form until it is ready or without scripts. */
const registration = (url: string): Markup =>
  markup`<section id="registration" class="panel" aria-labelledby="registration-title"><h2 id="registration-title">Keep an eye on it</h2>
<till-registration registration-url="/checkout/account/create/"><p>You can track your order status by creating an account. It holds this order and its addresses.</p><p><a class="button button-light" href="${url}">Create an Account</a></p></till-registration></section>`;

/** The success page. */
export function renderSuccess(ctx: PageContext, data: SuccessData): string {
  const body = markup`<div class="narrow thanks checkout-success">
<span class="thanks-mark">${icons.check}</span>
<h1>Thank you for your purchase!</h1>
${
  data.orderUrl === null
    ? markup`<p class="lead">Your order # is: <span>${data.orderNumber}</span>.</p>`
    : markup`<p class="lead">Your order number is: <a class="order-number" href="${data.orderUrl}"><strong>${data.orderNumber}</strong></a>.</p>`
}
${paymentState(data.payment)}<p>${
    data.isPickup
      ? markup`We’ll email you an order and pick-up confirmation with details.`
      : markup`We’ll email you an order confirmation with details and tracking info.`
  }</p>
<section class="steps" aria-labelledby="next-title"><h2 id="next-title">What happens next</h2><ol>
<li><h3>We wrap it</h3><p>Brown paper, card corners, and a bookmark from the last print run.</p></li>
<li><h3>It travels</h3><p>You get a message with the parcel’s number the moment it leaves the shop.</p></li>
<li><h3>You settle in</h3><p>If it is not what you hoped for, you have thirty days to send it back.</p></li>
</ol><p class="small">This is a demonstration shop: in truth nothing will be wrapped or sent.</p></section>
${data.orderUrl === null ? nothing : markup`<p><a href="${data.orderUrl}">See the order in your account</a></p>`}${data.createAccountUrl === null ? nothing : registration(data.createAccountUrl)}
<p class="thanks-end"><a class="button${data.createAccountUrl === null ? '' : ' button-light'}" href="/">Continue Shopping</a></p>
</div>`;
  return document(ctx, { title: 'Thank you', page: 'success', body, styles: 'account' });
}
