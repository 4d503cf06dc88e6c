import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { AccountData, LoginData } from './contract';
import type { AddressView, OrderView } from './customer.types';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { reorder } from './orders';
import { formRecaptcha, locked } from './recaptcha-block';

const captcha = (url: string): Markup =>
  markup`<div class="field captcha"><label for="captcha">Please type the letters and numbers below</label><img src="${url}" alt="" width="230" height="50"><input id="captcha" type="text" name="captcha[user_login]" autocomplete="off" autocapitalize="off" spellcheck="false" required></div>`;

/** The sign-in page, with the demo's customers as a hint. */
export function renderLogin(ctx: PageContext, data: LoginData): string {
  const body = markup`<div class="wide sign-in">
<div class="page-head"><h1>Customer Login</h1><p class="lead">Sign in to see your orders and use your saved addresses.</p></div>
<div class="sign-in-grid">
<form class="panel form" id="login-form" action="${data.actionUrl}" method="post">
<input type="hidden" name="form_key" value="${ctx.formKey}">
<div class="field"><label for="email">Email Address</label><input id="email" type="email" name="login[username]" autocomplete="username" required></div>
<div class="field"><label for="password">Password</label><input id="password" type="password" name="login[password]" autocomplete="current-password" required></div>
${data.captchaUrl === null ? nothing : captcha(data.captchaUrl)}
${formRecaptcha(ctx, 'customer_login')}
${data.canRemember ? markup`<label class="tick"><input type="checkbox" name="persistent_remember_me" checked><span>Remember Me</span></label>` : nothing}
<p><button type="submit" class="button button-wide"${locked(ctx, 'customer_login')}>Sign In</button></p>
<p class="form-links"><a href="/customer/account/forgotpassword/">Forgot Your Password?</a> <a href="${data.registerUrl ?? '/customer/account/create/'}">Create an Account</a></p>
</form>
<section class="panel panel-quiet" aria-labelledby="demo-title"><h2 id="demo-title">Customers of the demonstration</h2><p>These accounts exist in every new copy of the shop.</p>
<ul class="accounts">${data.accounts.map(({ email, password }) => markup`<li><code>${email}</code><span>Password: <code>${password}</code></span></li>`)}</ul>
<p class="small">Or stay a guest: the checkout asks for nothing but an email address.</p></section>
</div></div>`;
  return document(ctx, { title: 'Customer Login', page: 'login', body, styles: 'account' });
}

const addressUse = (address: AddressView): string =>
  [
    address.isDefaultBilling ? translate('Default Billing Address') : '',
    address.isDefaultShipping ? translate('Default Shipping Address') : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');

const addressCard = (address: AddressView): Markup =>
  markup`<li class="panel address">${
    addressUse(address) === '' ? nothing : markup`<p class="eyebrow">${addressUse(address)}</p>`
  }<address>${address.lines.map((line) => markup`<span>${line}</span>`)}</address></li>`;

const orderCard = (
  ctx: PageContext,
  order: OrderView,
): Markup => markup`<li class="panel order"><h3><a href="${order.url}">Order # ${order.number}</a></h3>
<p class="order-facts"><span>${order.placedAt}</span><span class="tag">${translate(order.status)}</span></p>
<ul class="order-lines">${order.lines.map(({ name, qty, rowTotal }) => markup`<li><span>${qty} × ${name}</span><span>${rowTotal}</span></li>`)}</ul>
<p class="order-total"><span>Order Total</span><strong>${order.grandTotal}</strong></p>${reorder(ctx, order.reorderUrl, order.number)}</li>`;

/** The customer's account page: contact data, addresses, orders. */
export function renderAccount(
  ctx: PageContext,
  { customer, orders, logoutUrl, links = [] }: AccountData,
): string {
  const body = markup`<div class="wide">
<div class="page-head page-head-row"><div><h1>My Account</h1><p class="lead">${customer.firstname} ${customer.lastname}<br><span class="muted">${customer.email}</span></p></div><p><a class="button button-light" href="${logoutUrl}">Sign Out</a></p></div>
${links.length === 0 ? nothing : markup`<nav class="account-links" aria-label="${translate('My Account')}"><ul>${links.map(({ label, url }) => markup`<li><a href="${url}">${translate(label)}</a></li>`)}</ul></nav>`}
<section class="account-part" aria-labelledby="orders-title"><h2 id="orders-title">My Orders</h2>${
    orders.length === 0
      ? markup`<p class="muted">You have placed no orders.</p>`
      : markup`<ul class="panels">${orders.map((order) => orderCard(ctx, order))}</ul><p><a href="/sales/order/history/">View All</a></p>`
  }</section>
<section class="account-part" aria-labelledby="addresses-title"><h2 id="addresses-title">Address Book</h2>${
    customer.addresses.length === 0
      ? markup`<p class="muted">You have no saved addresses. The checkout can keep one for you.</p>`
      : markup`<ul class="panels">${customer.addresses.map(addressCard)}</ul>`
  }</section>
</div>`;
  return document(ctx, { title: 'My Account', page: 'account', body, styles: 'account' });
}
