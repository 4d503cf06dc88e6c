import type { Hono } from 'hono';

import { cartLines, isVirtualCart } from '../domain/carts/cart-lines';
import type { Cart } from '../domain/carts/cart-store';
import { isGuarded, newPicture } from '../domain/captcha/guard';
import { demoCustomers } from '../data/customers';
import { findCustomerByEmail } from '../domain/customers/customers';
import { findOrder, ordersOf } from '../domain/orders/order-store';
import * as pages from '../pages/index';
import { rememberGuestOrder } from '../domain/orders/guest-orders';
import { isPaypalVaultOn, isProviderOn } from '../domain/orders/payment-methods';
import { updateInCart } from '../domain/payments/update-in-cart';
import { savedMethodsOf } from '../domain/payments/saved-methods';
import { minimumProblem } from '../domain/orders/minimum';
import { emptyCartInit } from '../page-config/form-init';
import { registrationInit } from '../page-config/registration';
import { currentSettings } from '../domain/settings/visitor';
import { computeTotals } from '../domain/totals/totals';
import { sessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { certificatesOf } from '../domain/tax/certificates';
import { currentCustomer, customerView, pageContext } from './context';
import { paymentView } from '../views/payment-view';
import { cartView, orderPath, orderView } from './views';
import { baseUrlOf } from '../domain/base-url';
import { FRONT } from './paypal-buttons';
import { redirect, flash } from './visit';

const ACCOUNT_LINKS = [
  { label: 'Account Information', url: '/customer/account/edit/' },
  { label: 'Address Book', url: '/customer/address/' },
  { label: 'My Wish List', url: '/wishlist/' },
  { label: 'Newsletter Subscriptions', url: '/newsletter/manage/' },
];
const TAX_LINKS = [{ label: 'Tax Certificates', url: '/avatax/certificates/' }];
const PAYMENT_LINKS = [
  { label: 'My Payment Methods', url: '/stripe/customer/paymentmethods/' },
  { label: 'My Subscriptions', url: '/stripe/customer/subscriptions/' },
];

const CARD_LINKS = [{ label: 'Stored Payment Methods', url: '/vault/cards/listaction/' }];

/** As on the platform: something to ship, nothing wrong with it, and enough of it. */
function canGoToMany({ db }: Shop, held: Cart | null): boolean {
  if (!held || !currentSettings().multishipping) return false;
  const lines = cartLines(db, held.id);
  return lines.length > 0 && !isVirtualCart(lines) && cartView(db, held).canCheckout;
}

/** Cart, checkout and the success page. */
export function addCheckoutPages(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  app.get('/checkout/cart', (c) => {
    const held = sessionCart(shop, c.get('session'));
    const cart = cartView(db, held);
    const shortage = held && cart.lines.length > 0 ? minimumProblem(computeTotals(db, held)) : null;
    const ctx = pageContext(shop, c, 'cart');
    const init = cart.lines.length === 0 ? [emptyCartInit()] : [];
    return c.html(
      pages.renderCart(
        { ...ctx, config: { ...ctx.config, init: [...ctx.config.init, ...init] } },
        { cart, shortage, hasMultishipping: canGoToMany(shop, held) },
      ),
    );
  });

  app.get('/checkout', async (c) => {
    const held = sessionCart(shop, c.get('session'));
    const cart = cartView(db, held);
    // As in the real shop: a cart that cannot be ordered redirects to the cart page.
    if (!cart.canCheckout) return redirect(c, '/checkout/cart/');
    if (!currentSettings().guestCheckout && !currentCustomer(shop, c)) {
      flash(c, 'error', 'Guest checkout is disabled.');
      return redirect(c, '/checkout/cart/');
    }
    const saved = await savedMethodsOf(shop, currentCustomer(shop, c), baseUrlOf(c));
    return c.html(
      pages.renderCheckout(pageContext(shop, c, 'checkout', saved), {
        cart,
        isUpdate: isProviderOn() && updateInCart(db, held) !== null,
      }),
    );
  });

  // A product page's order leaves the cart as it is, and has a page of its own (`endpoints.md` §7).
  app.on('GET', ['/checkout/onepage/success', `${FRONT}/smartbuttons/success`], (c) => {
    const session = c.get('session');
    const order = session.lastOrderId === null ? null : findOrder(db, session.lastOrderId);
    if (!order) return redirect(c, '/checkout/cart/');
    session.lastOrderId = null;
    const isGuest = order.customer_id === null;
    if (isGuest) rememberGuestOrder(db, session.id, order.id);
    const isOffered =
      isGuest &&
      currentSettings().registrationAfterOrder &&
      findCustomerByEmail(db, order.email) === null;
    const email = isOffered ? order.email : null;
    const ctx = pageContext(shop, c);
    const init = email === null ? [] : [registrationInit(ctx.baseUrl, email)];
    return c.html(
      pages.renderSuccess(
        { ...ctx, config: { ...ctx.config, init: [...ctx.config.init, ...init] } },
        {
          orderNumber: order.increment_id,
          orderUrl: isGuest ? null : orderPath(order),
          payment: paymentView(db, order.id),
          isPickup: order.shipping_method === 'instore_pickup',
          createAccountUrl: email === null ? null : '/checkout/account/delegateCreate/',
        },
      ),
    );
  });
}

/** Login and account. */
export function addAccountPages(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customer/account/login/:rest{.*}?', (c) => {
    if (currentCustomer(shop, c)) return redirect(c, '/customer/account/');
    return c.html(
      pages.renderLogin(pageContext(shop, c), {
        actionUrl: '/customer/account/loginPost/',
        accounts: demoCustomers.map(({ email, password }) => ({ email, password })),
        captchaUrl: isGuarded('user_login')
          ? newPicture(shop, c.get('session'), 'user_login', baseUrlOf(c))
          : null,
        canRemember: currentSettings().persistentCart,
      }),
    );
  });

  app.get('/customer/account', (c) => {
    const customer = currentCustomer(shop, c);
    if (!customer) return redirect(c, '/customer/account/login/');
    return c.html(
      pages.renderAccount(pageContext(shop, c), {
        customer: customerView(shop.db, customer),
        orders: ordersOf(shop.db, customer.id).map((order) => orderView(shop.db, order)),
        logoutUrl: '/customer/account/logout/',
        links: [
          ...ACCOUNT_LINKS,
          ...(isProviderOn() ? PAYMENT_LINKS : []),
          ...(isPaypalVaultOn() ? CARD_LINKS : []),
          ...(certificatesOf(shop) === null ? [] : TAX_LINKS),
        ],
      }),
    );
  });
}
