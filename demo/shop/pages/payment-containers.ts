import type { PageContext } from './context.types';
import { markup, nothing, type Markup } from './markup';
import {
  applePayInit,
  googlePayInit,
  payLaterInit,
  paypalButtonsInit,
  type PaypalPlace,
} from '../support/paypal-block';

type Place = 'product' | 'cart' | 'minicart' | 'checkout';

/** The blocks of PayPal's module as it prints them (`config-shapes.md` §5). */
const paypalBlock = (
  { baseUrl, paypal }: PageContext,
  place: PaypalPlace,
  isVirtual = paypal?.isCartVirtual === true,
): Markup =>
  markup`${
    paypal?.hasButtons === true
      ? markup`<div class="smart-buttons"><div data-mage-init="${JSON.stringify(paypalButtonsInit(baseUrl, place, isVirtual))}"></div></div>`
      : nothing
  }${
    paypal?.appleScript == null
      ? nothing
      : markup`<div class="apple-pay"><div data-mage-init="${JSON.stringify(applePayInit(baseUrl, place, isVirtual, paypal.appleScript))}"></div></div>`
  }${
    paypal?.googleScript == null
      ? nothing
      : markup`<div class="google-pay"><div data-mage-init="${JSON.stringify(googlePayInit(baseUrl, place, isVirtual, paypal.googleScript))}"></div></div>`
  }`;

/**
 * The modules' containers for wallet buttons, inside the element that replaces them (EXPR-01, SMART-02, SMART-03).
 * `isVirtual`: nothing of the page's product is shipped.
 */
export function wallets(ctx: PageContext, location: Place, isVirtual = false): Markup {
  if (ctx.hasWallets !== true) return nothing;
  switch (location) {
    case 'checkout':
      return markup`<till-wallets location="checkout"></till-wallets>`;
    case 'product':
      return markup`<till-wallets location="product"><div id="payment-request-button" class="payment-request-button"></div>${paypalBlock(ctx, location, isVirtual)}</till-wallets>`;
    case 'cart':
      return markup`<ul class="checkout methods items checkout-methods-items"><li class="item"><till-wallets location="cart"><div id="payment-request-button-cart" class="payment-request-button cart"></div>${paypalBlock(ctx, location)}</till-wallets></li></ul>`;
    case 'minicart':
      return markup`<till-wallets location="minicart"><div class="stripe-payments-express-minicart"><div id="payment-request-button-minicart" class="payment-request-button"></div></div>${paypalBlock(ctx, location)}</till-wallets>`;
  }
}

/** The module's message about paying later, inside the element that replaces it (SMART-02). */
export const payLater = ({ paypal }: PageContext, location: 'product' | 'cart'): Markup =>
  paypal?.hasMessages === true
    ? markup`<div data-mage-init="${JSON.stringify(payLaterInit(location))}"></div><till-pay-later location="${location}"><div class="pay-later-message"></div></till-pay-later>`
    : nothing;

/** The container of the instant purchase, as rendered by the platform, inside the element that replaces it (INST-01). */
export const instantPurchase = (ctx: PageContext): Markup =>
  ctx.hasInstantPurchase === true
    ? markup`<till-instant-purchase><div id="instant-purchase" data-bind="scope:'instant-purchase'"></div></till-instant-purchase>`
    : nothing;
