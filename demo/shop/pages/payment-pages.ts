import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { document } from './layout';
import { markup } from './markup';

/** The account's page of saved payment methods: the element with the module's markup inside (SAVED-01). */
export function renderSavedMethods(ctx: PageContext): string {
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>${translate('My Payment Methods')}</h1></div>
<till-saved-cards><div data-bind="scope: 'payment_method_stripe_payments'"></div></till-saved-cards>
<noscript><p>Saved payment methods need JavaScript.</p></noscript>
</div>`;
  return document(ctx, {
    title: 'My Payment Methods',
    page: 'payment-methods',
    body,
    styles: 'account',
  });
}
