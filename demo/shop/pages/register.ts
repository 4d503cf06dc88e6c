import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { CreateAccountData, ForgotPasswordData, MailData, NewPasswordData } from './contract';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { formRecaptcha, locked } from './recaptcha-block';

const key = (ctx: PageContext): Markup =>
  markup`<input type="hidden" name="form_key" value="${ctx.formKey}">`;

const field = (name: string, label: string, rest: Markup): Markup =>
  markup`<div class="field"><label for="${name}">${translate(label)}</label><input id="${name}" name="${name}" required${rest}></div>`;

const newPassword =
  (): Markup => markup`<p class="small" id="password-rule">At least eight characters of three kinds: small letters, capitals, digits, signs.</p>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="8" aria-describedby="password-rule" required></div>
<div class="field"><label for="password_confirmation">Confirm Password</label><input id="password_confirmation" name="password_confirmation" type="password" autocomplete="new-password" minlength="8" required></div>`;

/** The registration form; prefilled from an order, if the visitor came from one. */
export function renderCreateAccount(ctx: PageContext, data: CreateAccountData): string {
  const { firstname, lastname, email, isSubscribed } = data.values;
  const body = markup`<div class="narrow sign-in">
<div class="page-head"><h1>Create New Customer Account</h1><p class="lead">${
    data.orderNumber === null
      ? markup`Keep your addresses, and find every order again.`
      : markup`Your order # ${data.orderNumber} and its addresses will be in it.`
  }</p></div>
<till-newsletter load="idle"><form class="panel form" action="/customer/account/createpost/" method="post">${key(ctx)}
${field('firstname', 'First Name', markup` type="text" value="${firstname}" autocomplete="given-name"`)}
${field('lastname', 'Last Name', markup` type="text" value="${lastname}" autocomplete="family-name"`)}
${field('email', 'Email', markup` value="${email}" type="email" autocomplete="email"`)}
${newPassword()}
<label class="tick"><input type="checkbox" name="is_subscribed" value="1"${isSubscribed ? markup` checked` : nothing}><span>Sign Up for Newsletter</span></label>
${formRecaptcha(ctx, 'customer_create')}
<p><button type="submit" class="button button-wide"${locked(ctx, 'customer_create')}>Create an Account</button></p>
<p class="small"><a href="/customer/account/login/">I have an account already</a></p>
</form></till-newsletter></div>`;
  return document(ctx, { title: 'Create an Account', page: 'register', body, styles: 'account' });
}

/** The form that requests a link for a new password. */
export function renderForgotPassword(ctx: PageContext, { email }: ForgotPasswordData): string {
  const body = markup`<div class="narrow sign-in">
<div class="page-head"><h1>Forgot Your Password?</h1><p class="lead">Please enter your email address below to receive a password reset link.</p></div>
<form class="panel form" action="/customer/account/forgotpasswordpost/" method="post">${key(ctx)}
${field('email', 'Email', markup` value="${email}" type="email" autocomplete="email"`)}
${formRecaptcha(ctx, 'customer_forgot_password')}
<p><button type="submit" class="button button-wide"${locked(ctx, 'customer_forgot_password')}>Reset My Password</button></p>
<p class="small"><a href="/customer/account/login/">Back to Sign in</a></p>
</form>
<p class="small">The demonstration sends no mail: find the letter in <a href="/demo/mail/">your mailbox here</a>.</p></div>`;
  return document(ctx, {
    title: 'Forgot Your Password',
    page: 'forgot',
    body,
    styles: 'account',
  });
}

/** The form that sets a new password. */
export function renderNewPassword(ctx: PageContext, { token }: NewPasswordData): string {
  const body = markup`<div class="narrow sign-in">
<div class="page-head"><h1>Set a New Password</h1></div>
<form class="panel form" action="/customer/account/resetpasswordpost/" method="post">${key(ctx)}<input type="hidden" name="token" value="${token}">
${newPassword()}
<p><button type="submit" class="button button-wide">Set a New Password</button></p>
</form></div>`;
  return document(ctx, { title: 'Set a New Password', page: 'reset', body, styles: 'account' });
}

/** The e-mails that a real shop would have sent to this visitor. */
export function renderMail(ctx: PageContext, { letters }: MailData): string {
  const body = markup`<div class="narrow sign-in">
<div class="page-head"><h1>Your mailbox</h1><p class="lead">The demonstration sends nothing. What a shop would have written because of you is here.</p></div>
${
  letters.length === 0
    ? markup`<p class="muted">No letters yet.</p>`
    : markup`<ul class="panels">${letters.map(
        ({ recipient, subject, sentAt, url }) =>
          markup`<li class="panel"><p class="letter"><a href="${url}">${subject}</a><br><span class="small">To ${recipient}, ${sentAt}</span></p></li>`,
      )}</ul>`
}</div>`;
  return document(ctx, { title: 'Your mailbox', page: 'mail', body, styles: 'account' });
}
