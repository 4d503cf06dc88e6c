import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { markup, nothing, type Markup } from '../markup';
import type { MultiAddressesData, PieceView } from './contract';
import { itemName, multiPage } from './parts';

const RULES = "{number: true, required:true, 'validate-greater-than-zero':true}";

const select = (
  row: PieceView,
  index: number,
  { addresses }: MultiAddressesData,
): Markup => markup`<div class="field address">
<label for="ship_${index}_${row.itemId}_address" class="label"><span>Send To</span></label>
<div class="control"><select name="ship[${index}][${row.itemId}][address]" id="ship_${index}_${row.itemId}_address" class="" title="">${addresses.map(
  ({ id, text }) =>
    markup`<option value="${id}"${id === row.addressId ? markup` selected="selected"` : nothing}>${text}</option>`,
)}</select></div></div>`;

const tableRow = (row: PieceView, index: number, data: MultiAddressesData): Markup => markup`<tr>
<td class="col product" data-th="${translate('Product')}">${itemName(row.item)}</td>
<td class="col qty" data-th="${translate('Qty')}"><div class="field qty">
<label for="ship-${index}-${row.itemId}-qty" class="label"><span>Qty</span></label>
<div class="control"><input type="number" data-multiship-item-id="${row.sku}" id="ship-${index}-${row.itemId}-qty" name="ship[${index}][${row.itemId}][qty]" value="${row.qty}" size="2" min="0" class="input-text qty" data-validate="${RULES}" autocomplete="off"></div></div></td>
<td class="col address" data-th="${translate('Send To')}">${
  row.addressId === null
    ? markup`<div class="applicable">A shipping selection is not applicable.</div>`
    : select(row, index, data)
}</td>
<td class="col actions" data-th="${translate('Actions')}"><a href="#" title="${translate('Remove Item')}" data-post="${JSON.stringify({ action: row.removeUrl, data: { uenc: '' } })}" class="action delete" data-multiship-item-remove=""><span>Remove item</span></a></td></tr>`;

/** Which item goes to which address, a row for each piece; as on the platform, scripts add the form key. */
export function renderMultiAddresses(ctx: PageContext, data: MultiAddressesData): string {
  const init = {
    multiShipping: { itemsQty: data.itemsQty },
    cartUpdate: {
      validationURL: `${ctx.baseUrl}multishipping/checkout/checkItems/`,
      eventName: 'updateMulticartItemQty',
    },
  };
  const held = data.isBelowMinimum ? markup` disabled="disabled"` : nothing;
  const body = markup`<form id="checkout_multishipping_form" data-mage-init="${JSON.stringify(init)}" action="${ctx.baseUrl}multishipping/checkout/addressesPost/" method="post" class="multicheckout address form">
<div class="title"><strong>Please select a shipping address for applicable items.</strong></div>
<input type="hidden" name="continue" value="0" id="can_continue_flag"><input type="hidden" name="new_address" value="0" id="add_new_address_flag">
<div class="table-wrapper"><table class="items data table" id="multiship-addresses-table"><caption class="table-caption only-read">Please select a shipping address for applicable items.</caption>
<thead><tr><th class="col product" scope="col">Product</th><th class="col qty" scope="col">Qty</th><th class="col address" scope="col">Send To</th><th class="col actions" scope="col"><span class="only-read">Actions</span></th></tr></thead>
<tbody>${data.rows.map((row, index) => tableRow(row, index, data))}</tbody></table></div>
<div class="actions-toolbar"><div class="primary"><button type="submit" title="${translate('Go to Shipping Information')}" class="action primary continue button" data-role="can-continue" data-flag="1"${held}><span>Go to Shipping Information</span></button></div>
<div class="secondary"><button type="submit" data-multiship-item-update="" class="action update button button-light" data-role="can-continue" data-flag="0"><span>Update Qty &amp; Addresses</span></button>
<button type="button" title="${translate('Enter a New Address')}" class="action add button button-light" data-role="add-new-address"><span>Enter a New Address</span></button>
<a href="${ctx.baseUrl}checkout/cart/" class="action back"><span>Back to Shopping Cart</span></a></div></div>
</form>`;
  return multiPage(ctx, 'Ship to Multiple Addresses', 'addresses', body);
}
