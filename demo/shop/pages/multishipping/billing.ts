import type { PageContext } from '../context.types';
import { markup, nothing, trusted, type Markup } from '../markup';
import { addressChoiceBlock } from './address-choice';
import type { MultiBillingData, SelectBillingData } from './contract';
import { addressBlock, boxTitle, multiPage } from './parts';

function methodForm(code: string, { poNumber, instructionsHtml }: MultiBillingData): Markup {
  if (code === 'purchaseorder') {
    return markup`<fieldset class="fieldset items purchaseorder" id="payment_form_purchaseorder">
<div class="field number required"><label for="po_number" class="label"><span>Purchase Order Number</span></label>
<div class="control"><input type="text" id="po_number" name="payment[po_number]" title="Purchase Order Number" class="input-text required-entry" value="${poNumber}"></div></div></fieldset>`;
  }
  if (code === 'stripe_payments') {
    // The module's script draws its form there.
    return markup`<fieldset id="payment_form_${code}" class="stripe-payments standard-form fieldset items no-display"><div data-bind="scope: 'payment_method_${code}'"></div></fieldset>`;
  }
  const instructions = instructionsHtml[code];
  return instructions === undefined
    ? nothing
    : markup`<div class="items ${code} instructions agreement" id="payment_form_${code}">${trusted(instructions)}</div>`;
}

function method(
  { code, title, isChosen }: MultiBillingData['methods'][number],
  data: MultiBillingData,
): Markup {
  const isSole = data.methods.length === 1;
  const form = methodForm(code, data);
  return markup`<div data-bind="scope: 'payment_method_${code}'"><dt class="item-title">
<input type="radio" id="p_method_${code}" value="${code}" name="payment[method]" title="${title}" class="radio${isSole ? ' solo method' : ''}"${isChosen || isSole ? trusted(' checked="checked"') : nothing}>
<label for="p_method_${code}">${title}</label></dt>
${form === nothing ? nothing : markup`<dd class="item-content${isChosen ? '' : ' no-display'}">${form}</dd>`}</div>`;
}

/** The way to pay; the button needs a script, as on the platform. */
export function renderMultiBilling(ctx: PageContext, data: MultiBillingData): string {
  const body = markup`<form action="${ctx.baseUrl}multishipping/checkout/overview/" method="post" id="multishipping-billing-form" class="form multicheckout billing">
<div class="block block-billing"><div class="block-content">
${addressChoiceBlock(data.choice, null)}
<div class="box box-billing-address">${boxTitle('Billing Address', `${ctx.baseUrl}multishipping/checkout_address/selectBilling/`)}<div class="box-content">${addressBlock(data.address)}</div></div>
<div class="box box-billing-method"><fieldset class="fieldset"><legend class="legend box-title"><span>Payment Method</span></legend>
<div class="box-content"><dl class="checkout-payment-method" id="payment-methods">${data.methods.map((one) => method(one, data))}</dl></div></fieldset></div>
</div></div>
<div class="actions-toolbar"><div class="primary" id="parent-payment-continue"><button id="payment-continue" type="button" class="action primary continue button"><span>Go to Review Your Order</span></button></div>
<div class="secondary"><a href="${ctx.baseUrl}multishipping/checkout/backtoshipping/" class="action back"><span>Back to Shipping Information</span></a></div></div>
</form>`;
  return multiPage(ctx, 'Billing Information', 'billing', body);
}

const box = (
  ctx: PageContext,
  address: SelectBillingData['addresses'][number],
): Markup => markup`<div class="box box-billing-address"><div class="box-content">${addressBlock(address.lines)}
${address.isDefaultBilling ? markup`<p><strong>Default Billing</strong></p>` : nothing}${address.isDefaultShipping ? markup`<p><strong>Default Shipping</strong></p>` : nothing}</div>
<div class="box-actions"><a href="${ctx.baseUrl}multishipping/checkout_address/editAddress/id/${address.id}/" class="action edit"><span>Edit Address<span class="only-read">: ${address.lines.join(', ')}</span></span></a>
<a href="${ctx.baseUrl}multishipping/checkout_address/setBilling/id/${address.id}/" class="action select"><span>Select Address<span class="only-read">: ${address.lines.join(', ')}</span></span></a></div></div>`;

/** The addresses of the customer, to bill one of them. */
export function renderSelectBilling(ctx: PageContext, { addresses }: SelectBillingData): string {
  const body = markup`<div class="multicheckout"><div class="block block-billing">${addresses.map((address) => box(ctx, address))}</div>
<div class="actions-toolbar"><div class="primary"><a class="action add primary button" href="${ctx.baseUrl}multishipping/checkout_address/newBilling/"><span>Add New Address</span></a></div>
<div class="secondary"><a href="${ctx.baseUrl}multishipping/checkout/billing/" class="action back"><span>Back to Billing Information</span></a></div></div></div>`;
  return multiPage(ctx, 'Change Billing Address', 'address-selectbilling', body);
}
