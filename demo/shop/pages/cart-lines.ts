import { translate } from '../domain/language/translate';
import type { CartLineView, CartView } from './cart.types';
import type { PageContext } from './context.types';
import { markup, nothing, type Markup } from './markup';

/** The picture, name and options of a line. */
export const lineText = (
  line: CartLineView,
): Markup => markup`<img src="${line.image.src}" alt="" width="72" height="96">
<div class="line-text"><p class="line-name">${line.url === null ? line.name : markup`<a href="${line.url}">${line.name}</a>`}</p>${line.options.map(
  ({ label, value }) => markup`<p class="line-option">${label}: ${value}</p>`,
)}${line.message === '' ? nothing : markup`<p class="line-message">${line.message}</p>`}</div>`;

/** The totals as a list of terms. */
export const totals = (cart: CartView): Markup =>
  markup`<dl class="totals">${cart.totals.map(
    ({ code, label, value }) =>
      markup`<div class="total-${code}"><dt>${translate(label)}</dt><dd>${value}</dd></div>`,
  )}</dl>`;

const key = (ctx: PageContext): Markup =>
  markup`<input type="hidden" name="form_key" value="${ctx.formKey}">`;

const coupon = (
  ctx: PageContext,
  cart: CartView,
): Markup => markup`<form class="coupon" id="discount-coupon-form" action="${cart.couponUrl}" method="post">${key(ctx)}
<label for="coupon_code">Apply Discount Code</label>
<div class="coupon-row"><input id="coupon_code" type="text" name="coupon_code" value="${cart.couponCode}" autocomplete="off">${
  cart.couponCode === ''
    ? markup`<button type="submit" class="button button-light" name="remove" value="0">Apply Discount</button>`
    : markup`<button type="submit" class="button button-light" name="remove" value="1">Cancel Coupon</button>`
}</div></form>`;

/** The cart as forms that work without scripts. */
export const cartForms = (
  ctx: PageContext,
  cart: CartView,
  isBelowMinimum: boolean,
): Markup => markup`<div class="cart-plain">
<div>
<form id="cart-update" action="${cart.updateUrl}" method="post">${key(ctx)}<input type="hidden" name="update_cart_action" value="update_qty"></form>
<ul class="lines">${cart.lines.map(
  (line) => markup`<li class="line">${lineText(line)}
<div class="line-qty"><label for="qty-${line.itemId}">Qty<span class="only-read"> ${line.name}</span></label><input id="qty-${line.itemId}" form="cart-update" type="number" name="cart[${line.itemId}][qty]" value="${line.qty}" min="0" step="any" inputmode="numeric"></div>
<p class="line-total">${line.rowTotal}</p>
<form class="line-remove" action="${cart.deleteUrl}" method="post">${key(ctx)}<input type="hidden" name="id" value="${line.itemId}"><button type="submit" class="link-button">Remove<span class="only-read"> ${line.name}</span></button></form>
</li>`,
)}</ul>
<p class="cart-actions"><button type="submit" form="cart-update" class="button button-light">Update Shopping Cart</button></p>
</div>
<section class="summary" aria-labelledby="summary-title"><h2 id="summary-title">Summary</h2>${totals(cart)}${
  cart.canCheckout
    ? markup`<p><a class="button button-wide" href="${cart.checkoutUrl}">Proceed to Checkout</a></p>`
    : isBelowMinimum
      ? markup`<p><button type="button" class="action primary checkout disabled button button-wide" disabled="disabled">Proceed to Checkout</button></p>`
      : markup`<p class="line-message">The cart cannot be ordered as it is. Please look at the notes beside its items.</p>`
}${coupon(ctx, cart)}</section>
</div>`;
