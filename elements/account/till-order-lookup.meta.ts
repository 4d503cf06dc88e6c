import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-order-lookup>`. */
export const orderLookupMeta: ElementMeta = {
  tag: 'till-order-lookup',
  area: 'account',
  file: 'own',
  summary: 'The form that finds a guest’s order by email or postcode.',
  description:
    'For the page sales/guest/form. Wrap it around the server-rendered form. It shows the field that the choice needs ' +
    'and an error at each incomplete field, adds the form key, and has what was typed again after a refusal.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered form. It stays in place.',
  example:
    '<till-order-lookup><form action="/sales/guest/view/" method="post"><div class="field required"><label for="oar-order-id">Order ID</label><div class="control"><input id="oar-order-id" name="oar_order_id" data-validate="{required:true}"></div></div><div class="field"><label for="type">Find Order By</label><select name="oar_type" id="type"><option value="email">Email</option><option value="zip">ZIP Code</option></select></div><div class="field required"><label for="oar_email">Email</label><div class="control"><input type="email" id="oar_email" name="oar_email" data-validate="{required:true}"></div></div><div class="field required"><label for="oar_zip">Billing ZIP Code</label><div class="control"><input id="oar_zip" name="oar_zip" data-validate="{required:true}"></div></div><button type="submit">Continue</button></form></till-order-lookup>',
};
