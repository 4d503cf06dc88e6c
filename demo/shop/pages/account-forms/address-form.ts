import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, nothing, type Markup } from '../markup';
import type { AddressFormData } from './contract';
import { actions, input, key } from './parts';

const contact = (
  ctx: PageContext,
  { values, successUrl = '', errorUrl = '' }: AddressFormData,
): Markup => markup`<fieldset class="fieldset">
<legend class="legend"><span>Contact Information</span></legend><br>
${key(ctx)}<input type="hidden" name="success_url" value="${successUrl}"><input type="hidden" name="error_url" value="${errorUrl}">
${input('firstname', 'First Name', values.firstname ?? '', { isRequired: true, className: 'field-name-firstname' })}
${input('lastname', 'Last Name', values.lastname ?? '', { isRequired: true, className: 'field-name-lastname' })}
${input('company', 'Company', values.company ?? '')}
${input('telephone', 'Phone Number', values.telephone ?? '', { isRequired: true, type: 'tel' })}
</fieldset>`;

const street = (
  values: AddressFormData['values'],
): Markup => markup`<div class="field street required">
<label for="street_1" class="label"><span>Street Address</span></label>
<div class="control">
<div class="field primary"><label for="street_1" class="label"><span>Street Address: Line 1</span></label></div>
<input type="text" name="street[0]" value="${values.street_1}" title="Street Address" id="street_1" class="input-text required-entry">
<div class="nested"><div class="field additional"><label class="label" for="street_2"><span>Street Address: Line 2</span></label>
<div class="control"><input type="text" name="street[1]" value="${values.street_2}" title="Street Address 2" id="street_2" class="input-text"></div></div></div>
</div></div>`;

const country = ({
  countries,
  values,
}: Pick<
  AddressFormData,
  'countries' | 'values'
>): Markup => markup`<div class="field country required">
<label class="label" for="country"><span>Country</span></label>
<div class="control"><select name="country_id" id="country" title="Country" data-validate="{'validate-select':true}"><option value=""> </option>${countries.map(
  ({ id, name }) =>
    markup`<option value="${id}"${id === values.country_id ? markup` selected="selected"` : nothing}>${name}</option>`,
)}</select></div></div>`;

const region = (
  values: AddressFormData['values'],
): Markup => markup`<div class="field region required">
<label class="label" for="region_id"><span>State/Province</span></label>
<div class="control">
<select id="region_id" name="region_id" title="State/Province" class="validate-select region_id"><option value="">Please select a region, state or province.</option></select>
<input type="text" id="region" name="region" value="${values.region}" title="State/Province" class="input-text validate-not-number-first">
</div></div>`;

const zip = (values: AddressFormData['values']): Markup => markup`<div class="field zip required">
<label class="label" for="zip"><span>Zip/Postal Code</span></label>
<div class="control"><input type="text" name="postcode" value="${values.postcode}" title="Zip/Postal Code" id="zip" class="input-text validate-zip-international">
<div role="alert" class="message warning"><span></span></div></div></div>`;

/** The fields from the street to the postcode. */
export const addressLines = (data: Pick<AddressFormData, 'countries' | 'values'>): Markup =>
  markup`${street(data.values)}
${country(data)}
${region(data.values)}
${input('city', 'City', data.values.city ?? '', { isRequired: true })}
${zip(data.values)}`;

function standard(use: 'billing' | 'shipping', kind: AddressFormData['defaultBilling']): Markup {
  const name = `default_${use}`;
  if (kind === 'fixed') return markup`<input type="hidden" name="${name}" value="1">`;
  if (kind === 'is') {
    return markup`<div class="message info"><span>${translate(`It's a default ${use} address.`)}</span></div>`;
  }
  return markup`<div class="field choice set ${use}"><input type="checkbox" id="primary_${use}" name="${name}" value="1" class="checkbox">
<label class="label" for="primary_${use}"><span>${translate(`Use as my default ${use} address`)}</span></label></div>`;
}

/** The address form, as rendered by the platform: the button is disabled until its scripts have loaded. */
export function renderAddressForm(ctx: PageContext, data: AddressFormData): string {
  const body = markup`<div class="narrow page-main">
<div class="page-head">${data.layout === undefined ? markup`<p class="eyebrow"><a href="/customer/account/">My Account</a></p>` : nothing}<h1>${translate(data.title)}</h1></div>
<till-address-form><form class="form-address-edit form panel" action="${data.action}" method="post" id="form-validate" enctype="multipart/form-data" data-hasrequired="* Required Fields">
${contact(ctx, data)}
<fieldset class="fieldset">
<legend class="legend"><span>Address</span></legend><br>
${addressLines(data)}
${standard('billing', data.defaultBilling)}
${standard('shipping', data.defaultShipping)}
</fieldset>
${actions('Save Address', markup` class="action save primary button" data-action="save-address" disabled="disabled" title="Save Address"`, data.backUrl, 'Go back')}
</form></till-address-form>
</div>`;
  return document(ctx, {
    title: data.title,
    page: 'address-form',
    ...(data.layout !== undefined && { layout: data.layout, plain: true }),
    body,
    styles: 'account',
  });
}
