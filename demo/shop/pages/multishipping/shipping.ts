import type { PageContext } from '../context.types';
import { markup, nothing, trusted, type Markup } from '../markup';
import { translate } from '../../domain/language/translate';
import { addressChoiceBlock } from './address-choice';
import type { MultiShippingData } from './contract';
import { addressBlock, boxTitle, itemTable, multiPage } from './parts';

type Part = MultiShippingData['parts'][number];

function rates({ addressId, rates: list, chosen }: Part): Markup {
  if (list.length === 0)
    return markup`<p>Sorry, no quotes are available for this order right now.</p>`;
  const isSole = list.length === 1;
  return markup`<dl class="items methods-shipping">${list.map(
    ({ code, carrier, method, price }) => {
      const id = `s_method_${String(addressId)}_${code}`;
      const isChosen = isSole || code === chosen;
      return markup`<dt class="item-title">${carrier}</dt><dd class="item-content"><fieldset class="fieldset"><legend class="legend"><span>${carrier}</span></legend>
<div class="field choice"><div class="control"><input type="radio" name="shipping_method[${addressId}]" value="${code}" id="${id}" class="radio${isSole ? ' solo method' : ''}"${isChosen ? trusted(' checked="checked"') : nothing}></div>
<label for="${id}">${method} <span class="price">${price}</span></label></div></fieldset></dd>`;
    },
  )}</dl>`;
}

const block = (
  ctx: PageContext,
  part: Part,
  index: number,
  count: number,
): Markup => markup`<div class="block block-shipping">
<div class="block-title"><strong>${translate('Address')} ${index + 1} <span>${translate('of')} ${count}</span></strong></div>
${addressChoiceBlock(part.choice, index)}
<div class="block-content">
<div class="box box-shipping-address">${boxTitle('Shipping To', `${ctx.baseUrl}multishipping/checkout_address/editShipping/id/${String(part.addressId)}/`)}<div class="box-content">${addressBlock(part.lines)}</div></div>
<div class="box box-shipping-method">${boxTitle('Shipping Method', null)}<div class="box-content">${rates(part)}</div></div>
<div class="box box-items">${boxTitle('Items', `${ctx.baseUrl}multishipping/checkout/backtoaddresses/`, 'Edit Items')}<div class="box-content">${itemTable(part.items, `shipping-table-${String(part.addressId)}`)}</div></div>
</div></div>`;

/** Items that are not shipped. */
const otherItems = (ctx: PageContext, items: MultiShippingData['others']): Markup =>
  items.length === 0
    ? nothing
    : markup`<div class="block block-other"><div class="block-title"><strong>Other items in your order</strong> <a href="${ctx.baseUrl}checkout/cart/" class="action edit"><span>Edit Items</span></a></div>
<div class="block-content"><p>Shipping is not applicable.</p>${itemTable(items, 'unavailable-shipping-table')}</div></div>`;

/** How each address is served. */
export function renderMultiShipping(ctx: PageContext, data: MultiShippingData): string {
  const { parts } = data;
  const body = markup`<form action="${ctx.baseUrl}multishipping/checkout/shippingPost/" method="post" id="shipping_method_form" class="form multicheckout shipping">
${parts.map((part, index) => block(ctx, part, index, parts.length))}
${otherItems(ctx, data.others)}
<div class="actions-toolbar"><div class="primary"><button class="action primary continue button" type="submit"><span>Continue to Billing Information</span></button></div>
<div class="secondary"><a href="${ctx.baseUrl}multishipping/checkout/backtoaddresses/" class="action back"><span>Back to Select Addresses</span></a></div></div>
</form>`;
  return multiPage(ctx, 'Select Shipping Method', 'shipping', body);
}
