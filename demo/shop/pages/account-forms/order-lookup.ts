import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, type Markup } from '../markup';

const field = (
  id: string,
  className: string,
  label: string,
  name: string,
  rest: Markup,
): Markup => markup`<div class="field ${className} required"><label class="label" for="${id}"><span>${translate(label)}</span></label>
<div class="control"><input class="input-text" id="${id}" name="${name}"${rest}></div></div>`;

const needed = markup` type="text" data-validate="{required:true}"`;

/** The form that finds a guest's order; as on the platform its scripts add the form key (LOOK-01). */
export function renderOrderLookup(ctx: PageContext): string {
  const body = markup`<div class="narrow page-main">
<div class="page-head"><h1>Orders and Returns</h1></div>
<till-order-lookup><form class="form form-orders-search panel" id="oar-widget-orders-and-returns-form" data-mage-init='{"ordersReturns":{}, "validation":{}}' action="${ctx.baseUrl}sales/guest/view/" method="post" name="guest_post">
<fieldset class="fieldset"><legend class="legend"><span>Order Information</span></legend><br>
${field('oar-order-id', 'id', 'Order ID', 'oar_order_id', needed)}
${field('oar-billing-lastname', 'lastname', 'Billing Last Name', 'oar_billing_lastname', needed)}
<div class="field find required"><label class="label" for="quick-search-type-id"><span>Find Order By</span></label>
<div class="control"><select name="oar_type" id="quick-search-type-id" class="select"><option value="email">Email</option><option value="zip">ZIP Code</option></select></div></div>
<div id="oar-email" class="field email required"><label class="label" for="oar_email"><span>Email</span></label>
<div class="control"><input type="email" class="input-text" id="oar_email" name="oar_email" data-validate="{required:true, 'validate-email':true}"></div></div>
<div id="oar-zip" class="field zip required"><label class="label" for="oar_zip"><span>Billing ZIP Code</span></label>
<div class="control"><input type="text" class="input-text" id="oar_zip" name="oar_zip" data-validate="{required:true}"></div></div>
</fieldset>
<div class="actions-toolbar"><div class="primary"><button type="submit" title="Continue" class="action submit primary button"><span>Continue</span></button></div></div>
</form></till-order-lookup>
</div>`;
  return document(ctx, {
    title: 'Orders and Returns',
    page: 'order-lookup',
    body,
    styles: 'account',
  });
}
