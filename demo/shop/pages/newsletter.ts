import type { PageContext } from './context.types';
import { document } from './layout';
import { markup, nothing } from './markup';

/** The customer's own subscription, in the platform's form. */
export function renderNewsletter(ctx: PageContext, isSubscribed: boolean): string {
  const body = markup`<div class="narrow page-main sign-in">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>Newsletter Subscription</h1></div>
<form class="panel form form-newsletter-manage" action="/newsletter/manage/save/" method="post" id="form-validate"><input name="form_key" type="hidden" value="${ctx.formKey}">
<fieldset class="fieldset"><legend class="legend"><span>Subscription option</span></legend>
<label class="tick field choice"><input type="checkbox" name="is_subscribed" id="subscription" value="1" title="General Subscription"${isSubscribed ? markup` checked` : nothing} class="checkbox"><span>General Subscription</span></label></fieldset>
<div class="actions-toolbar"><button type="submit" title="Save" class="action save primary button"><span>Save</span></button><a class="action back" href="/customer/account/"><span>Back</span></a></div>
</form></div>`;
  return document(ctx, {
    title: 'Newsletter Subscription',
    page: 'newsletter',
    body,
    styles: 'account',
  });
}
