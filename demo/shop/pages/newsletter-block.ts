import type { PageContext } from './context.types';
import { markup, type Markup } from './markup';
import { formRecaptcha } from './recaptcha-block';

/** The sign-up form at the foot of every page, in the platform's markup. */
export const newsletterBlock = (ctx: PageContext): Markup =>
  markup`<div class="block newsletter"><till-newsletter load="visible"><form class="form subscribe" action="/newsletter/subscriber/new/" method="post" id="newsletter-validate-detail"><input type="hidden" name="form_key" value="${ctx.formKey}">
<label for="newsletter"><span class="label">Sign Up for Our Newsletter</span></label><div class="subscribe-row"><input name="email" type="email" id="newsletter" placeholder="Enter your email address" autocomplete="email" data-validate="{required:true, 'validate-email':true}" required><button class="action subscribe primary button" title="Subscribe" type="submit"><span>Subscribe</span></button></div></form></till-newsletter>${formRecaptcha(ctx, 'newsletter')}</div>`;
