/** A row of the page of addresses, as the platform renders it. */
const row = (index: number, item: number, address: string): string => `<tr>
<td class="col product"><strong class="product name product-item-name"><a href="/mug.html">Mug ${String(index)}</a></strong></td>
<td class="col qty"><div class="field qty"><label for="q${String(index)}" class="label"><span>Qty</span></label><div class="control">
<input type="number" id="q${String(index)}" name="ship[${String(index)}][${String(item)}][qty]" value="1" size="2" min="0" class="input-text qty" data-validate="{number: true, required:true, 'validate-greater-than-zero':true}"></div></div></td>
<td class="col address">${
  address === ''
    ? '<div class="applicable">A shipping selection is not applicable.</div>'
    : `<div class="field address"><label for="a${String(index)}"><span>Send To</span></label><select id="a${String(index)}" name="ship[${String(index)}][${String(item)}][address]"><option value="1"${address === '1' ? ' selected' : ''}>Austin</option><option value="2"${address === '2' ? ' selected' : ''}>London</option></select></div>`
}</td>
<td class="col actions"><a href="#" title="Remove Item" class="action delete" data-multiship-item-remove="" data-post='{"action":"https://shop.example/multishipping/checkout/removeItem/address/508/id/11/","data":{}}'><span>Remove item</span></a></td></tr>`;

/** The page of addresses: two pieces of a mug, and a course that is not shipped. */
export const ADDRESSES = `<till-multi-checkout><form id="checkout_multishipping_form" action="https://shop.example/multishipping/checkout/addressesPost/" method="post" class="multicheckout address form" data-mage-init='{"cartUpdate": {"validationURL": "https://shop.example/multishipping/checkout/checkItems/"}}'>
<input type="hidden" name="continue" value="0" id="can_continue_flag"><input type="hidden" name="new_address" value="0" id="add_new_address_flag">
<div class="table-wrapper"><table><tbody>${row(0, 582, '1')}${row(1, 582, '1')}${row(2, 585, '')}</tbody></table></div>
<button type="submit" class="action primary continue" data-role="can-continue" data-flag="1"><span>Go to Shipping Information</span></button>
<button type="submit" class="action update" data-role="can-continue" data-flag="0"><span>Update Qty</span></button>
<button type="button" class="action add" data-role="add-new-address"><span>Enter a New Address</span></button>
</form></till-multi-checkout>`;

/** The page of shipping methods of two addresses, with gift options for the first. */
export const SHIPPING = `<till-multi-checkout><form id="shipping_method_form" action="https://shop.example/multishipping/checkout/shippingPost/" method="post">
<fieldset><legend>Flat Rate</legend><div class="field choice"><input type="radio" name="shipping_method[517]" value="flatrate_flatrate" id="s1"><label for="s1">Fixed</label></div></fieldset>
<fieldset><legend>Flat Rate</legend><div class="field choice"><input type="radio" name="shipping_method[518]" value="flatrate_flatrate" id="s2"><label for="s2">Fixed</label></div></fieldset>
<input type="checkbox" id="gifts" name="allow_gift_options_517" data-selector='{"id":"#allow-gift-options-container-517"}'><label for="gifts">Add Gift Options</label>
<dl id="allow-gift-options-container-517"><dd><button class="action action-gift" data-mage-init='{"toggleAdvanced": {"selectorsToggleClass":"hidden", "toggleContainers":"#gift-messages-for-order-container-517"}}'><span>Gift Message</span></button>
<div id="gift-messages-for-order-container-517" class="hidden"><textarea aria-label="Message" name="giftmessage[quote_address][517][message]"></textarea></div></dd></dl>
<button type="submit" class="action primary continue"><span>Continue to Billing Information</span></button>
</form></till-multi-checkout>`;

/** The page of ways to pay; `methods` is the content of the list. */
export const billing = (methods: string): string =>
  `<till-multi-checkout><form id="multishipping-billing-form" action="https://shop.example/multishipping/checkout/overview/" method="post"><fieldset class="fieldset"><legend><span>Payment Method</span></legend><div class="box-content"><dl id="payment-methods">${methods}</dl></div></fieldset>
<button id="payment-continue" type="button" class="action primary continue"><span>Go to Review Your Order</span></button></form></till-multi-checkout>`;

/** Two ways to pay, one of them with a field. */
export const METHODS = `<div><dt class="item-title"><input type="radio" id="p1" value="checkmo" name="payment[method]" class="radio"><label for="p1">Check / Money order</label></dt></div>
<div><dt class="item-title"><input type="radio" id="p2" value="purchaseorder" name="payment[method]" class="radio"><label for="p2">Purchase Order</label></dt>
<dd class="item-content no-display"><div class="field number required"><label for="po_number"><span>Purchase Order Number</span></label><input type="text" id="po_number" name="payment[po_number]" class="input-text required-entry" value=""></div></dd></div>`;

/** The page with everything once more. */
export const OVERVIEW = `<till-multi-checkout><form id="review-order-form" action="https://shop.example/multishipping/checkout/overviewPost/" method="post"><input name="form_key" type="hidden" value="another visitor’s">
<div class="field choice agree required"><input type="checkbox" id="agreement-1" name="agreement[1]" value="1" data-validate="{required:true}"><label for="agreement-1"><span>I agree</span></label></div>
<button type="submit" class="action primary submit" id="review-button"><span>Place Order</span></button></form></till-multi-checkout>`;
