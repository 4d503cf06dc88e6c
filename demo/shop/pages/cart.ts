import { cartForms } from './cart-lines';
import type { PageContext } from './context.types';
import type { CartData } from './contract';
import { document } from './layout';
import { markup, nothing } from './markup';
import { payLater, wallets } from './payment-containers';
import { promise } from './promise';

/** The shopping cart: the element, with the cart as plain forms inside. */
export function renderCart(
  ctx: PageContext,
  { cart, shortage = null, hasMultishipping = false }: CartData,
): string {
  const inside =
    cart.lines.length === 0
      ? markup`<div class="empty"><p>You have no items in your shopping cart.</p><p><a class="button" href="/">Continue Shopping</a></p></div>`
      : cartForms(ctx, cart, shortage !== null);
  const body = markup`<div class="wide">
<div class="page-head"><h1>Shopping Cart</h1></div>
${
  shortage === null
    ? nothing
    : markup`<div class="messages"><div class="message message-notice notice"><div data-ui-id="checkout-cart-validationmessages-message-notice">${shortage}</div></div></div>`
}
<till-cart>${inside}${promise(ctx, 'cart-after-button')}</till-cart>${cart.lines.length === 0 ? nothing : [payLater(ctx, 'cart'), wallets(ctx, 'cart')]}
${hasMultishipping ? markup`<p class="multi-link"><a class="action multicheckout" href="${ctx.baseUrl}multishipping/checkout/"><span>Check Out with Multiple Addresses</span></a></p>` : nothing}
${cart.lines.length === 0 ? nothing : markup`<till-recently-viewed load="visible"></till-recently-viewed>`}
</div>`;
  return document(ctx, {
    title: 'Shopping Cart',
    page: 'cart',
    body,
    styles: 'cart',
    isTall: cart.lines.length > 0,
  });
}
