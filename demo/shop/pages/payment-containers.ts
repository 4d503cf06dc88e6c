import type { PageContext } from './context.types';
import { markup, nothing, type Markup } from './markup';

type Place = 'product' | 'cart' | 'minicart' | 'checkout';

/** The module's container for wallet buttons, inside the element that replaces it (EXPR-01). */
export function wallets(ctx: PageContext, location: Place): Markup {
  if (ctx.hasWallets !== true) return nothing;
  switch (location) {
    case 'checkout':
      return markup`<till-wallets location="checkout"></till-wallets>`;
    case 'product':
      return markup`<till-wallets location="product"><div id="payment-request-button" class="payment-request-button"></div></till-wallets>`;
    case 'cart':
      return markup`<ul class="checkout methods items checkout-methods-items"><li class="item"><till-wallets location="cart"><div id="payment-request-button-cart" class="payment-request-button cart"></div></till-wallets></li></ul>`;
    case 'minicart':
      return markup`<till-wallets location="minicart"><div class="stripe-payments-express-minicart"><div id="payment-request-button-minicart" class="payment-request-button"></div></div></till-wallets>`;
  }
}

/** The container of the instant purchase, as rendered by the platform, inside the element that replaces it (INST-01). */
export const instantPurchase = (ctx: PageContext): Markup =>
  ctx.hasInstantPurchase === true
    ? markup`<till-instant-purchase><div id="instant-purchase" data-bind="scope:'instant-purchase'"></div></till-instant-purchase>`
    : nothing;
