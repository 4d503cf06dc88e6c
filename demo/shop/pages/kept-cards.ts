import { translate } from '../domain/language/translate';
import type { AddressFormData } from './account-forms/contract';
import { addressLines } from './account-forms/address-form';
import { input } from './account-forms/parts';
import type { PageContext } from './context.types';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';

/** A stored card, as the page shows it. */
interface KeptCard {
  readonly public_hash: string;
  readonly brand: string;
  readonly last4: string;
  readonly description: string;
}

const ADD = '/paymentservicespaypal/vault/addcard/';

const row = (ctx: PageContext, { public_hash, brand, last4, description }: KeptCard): Markup =>
  markup`<tr><td data-th="${translate('Card')}">${brand} •••• ${last4}${description === '' ? nothing : markup` <span>${description}</span>`}</td>
<td data-th="${translate('Actions')}"><form action="/vault/cards/deleteaction/" method="post"><input name="form_key" type="hidden" value="${ctx.formKey}"><input name="public_hash" type="hidden" value="${public_hash}"><button type="submit" class="action delete"><span>${translate('Delete')}</span></button></form></td></tr>`;

/** The account's page of stored cards, as the platform renders it, with the button that leads to a new one (ADDC-03). */
export function renderKeptCards(ctx: PageContext, cards: readonly KeptCard[]): string {
  const body = markup`<div class="wide page-main">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">${translate('My Account')}</a></p><h1>${translate('Stored Payment Methods')}</h1></div>
${
  cards.length === 0
    ? markup`<div class="message info empty"><span>${translate('You have no stored payment methods.')}</span></div>`
    : markup`<div class="table-wrapper"><table class="data table"><thead><tr><th scope="col">${translate('Card')}</th><th scope="col">${translate('Actions')}</th></tr></thead><tbody>${cards.map((card) => row(ctx, card))}</tbody></table></div>`
}
<div class="actions-toolbar"><div class="primary"><till-add-card href="${ADD}"><a class="action primary button" href="${ADD}"><span>${translate('Add New Card')}</span></a></till-add-card></div></div>
</div>`;
  return document(ctx, {
    title: 'Stored Payment Methods',
    page: 'kept-cards',
    body,
    styles: 'account',
  });
}

/** What the page that adds a card shows. */
interface AddCardData extends Pick<AddressFormData, 'values' | 'countries'> {
  readonly listUrl: string;
}

/** The module's page on which a customer adds a card (ADDC-02): its script fills the container of the card's fields. */
export function renderAddCard(ctx: PageContext, data: AddCardData): string {
  const { values, listUrl } = data;
  const body = markup`<div class="narrow page-main">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">${translate('My Account')}</a></p><h1>${translate('Add New Card')}</h1></div>
<till-add-card><div id="paymentservices_add_vault_card">
<div id="card-vault-container" data-bind="scope: 'add-card-form'"></div>
<till-address-form><form class="form-address-edit form panel" id="form-validate" method="post" data-hasrequired="* Required Fields"><fieldset class="fieldset">
<legend class="legend"><span>${translate('Billing Address')}</span></legend><br>
${input('firstname', 'First Name', values.firstname ?? '', { isRequired: true, className: 'field-name-firstname' })}
${input('lastname', 'Last Name', values.lastname ?? '', { isRequired: true, className: 'field-name-lastname' })}
${addressLines(data)}
</fieldset></form></till-address-form>
<div class="actions-toolbar"><div class="primary"><button type="button" id="paymentservices-add-card-button" class="action save primary button"><span>${translate('Add Card')}</span></button></div>
<div class="secondary"><a class="action back" href="${listUrl}"><span>${translate('Go back')}</span></a></div></div>
</div></till-add-card>
</div>`;
  return document(ctx, { title: 'Add New Card', page: 'add-card', body, styles: 'account' });
}
