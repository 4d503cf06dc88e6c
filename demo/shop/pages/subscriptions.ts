import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { SubscriptionsData } from './contract';
import type { SubscriptionView } from './customer.types';
import { document } from './layout';
import { markup, nothing, trusted, type Markup } from './markup';

const form = (ctx: PageContext, id: string, action: string, label: string): Markup =>
  markup`<form method="POST" action="/stripe/subscriptions/${action}/"><input type="hidden" name="form_key" value="${ctx.formKey}"><input type="hidden" name="subscription_id" value="${id}"><button type="submit" class="action button button-light">${translate(label)}</button></form>`;

/** The form that chooses the saved method for the next periods. */
const methodForm = (
  ctx: PageContext,
  { id, methodId }: SubscriptionView,
  methods: SubscriptionsData['methods'],
): Markup =>
  methods.length === 0
    ? nothing
    : markup`<details class="mutable section"><summary>${translate('Change payment method')}</summary><form method="POST" action="/stripe/subscriptions/changepaymentmethod/"><input type="hidden" name="form_key" value="${ctx.formKey}"><input type="hidden" name="subscription_id" value="${id}"><fieldset class="details"><legend>${translate('Select a payment method:')}</legend>${methods.map(
        (method) =>
          markup`<div class="subscription-payment-method stripe-payments"><input type="radio" id="${id}_${method.id}" name="payment_method_id" value="${method.id}"${method.id === methodId ? trusted(' checked') : nothing}> <label for="${id}_${method.id}"><span class="label" dir="ltr">${method.label}</span></label></div>`,
      )}</fieldset><button type="submit" class="action primary button button-light">${translate('Save')}</button></form></details>`;

const row = (
  ctx: PageContext,
  subscription: SubscriptionView,
  methods: SubscriptionsData['methods'],
): Markup => {
  const { id, orderNumber, name, billing, label, isActive, canChange } = subscription;
  return markup`<tr class="${id}">
<td data-th="Order #" class="col order"><a href="/stripe/customer/subscriptions/viewOrder/${orderNumber}/">${orderNumber}</a></td>
<td data-th="${translate('Subscription')}" class="col id"><div class="subscription-name">${name}</div><div class="billed">${billing}</div>
<div class="${id} payment-method stripe-subscription-edit"><div class="static section"><div class="details stripe-payments"><span class="label" dir="ltr">${label}</span></div></div>${isActive ? methodForm(ctx, subscription, methods) : nothing}</div></td>
<td data-th="${translate('Actions')}" class="col">${
    isActive
      ? [
          canChange ? form(ctx, id, 'change', 'Change subscription') : nothing,
          form(ctx, id, 'cancel', 'Cancel subscription'),
        ]
      : form(ctx, id, 'reactivate', 'Reactivate')
  }</td></tr>`;
};

const table = (
  ctx: PageContext,
  list: readonly SubscriptionView[],
  caption: string,
  methods: SubscriptionsData['methods'] = [],
): Markup =>
  list.length === 0
    ? nothing
    : markup`<div class="table-wrapper stripe-subscriptions"><table class="orders data table table-order-items history"><caption class="table-caption">${translate(caption)}</caption><thead><tr><th scope="col" class="col order">Order #</th><th scope="col" class="col id">Subscription</th><th scope="col" class="col status">Actions</th></tr></thead><tbody>${list.map((one) => row(ctx, one, methods))}</tbody></table></div>`;

/** The customer's subscriptions, active ones first. */
export function renderSubscriptions(
  ctx: PageContext,
  { subscriptions, methods }: SubscriptionsData,
): string {
  const active = subscriptions.filter(({ isActive }) => isActive);
  const canceled = subscriptions.filter(({ isActive }) => !isActive);
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>${translate('My Subscriptions')}</h1></div>
${
  active.length === 0
    ? markup`<div class="message info empty"><span>You do not have any active subscriptions.</span></div>`
    : table(ctx, active, 'Subscriptions', methods)
}
${table(ctx, canceled, 'Canceled Subscriptions')}
</div>`;
  return document(ctx, {
    title: 'My Subscriptions',
    page: 'subscriptions',
    body,
    styles: 'account',
  });
}
