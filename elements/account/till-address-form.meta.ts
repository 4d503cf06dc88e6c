import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-address-form>`. */
export const addressFormMeta: ElementMeta = {
  tag: 'till-address-form',
  area: 'account',
  file: 'own',
  summary: 'The form of an address in the account: regions and postcode by country.',
  description:
    'For the account pages customer/address/new and edit. Wrap it around the server-rendered form, whose fields stay as ' +
    'they are. The region is a list or a text as the country has it, a doubtful postcode is pointed out, errors show at ' +
    'their fields and the server’s messages below the button. Where a script registers a provider, addresses are ' +
    'suggested while the street is typed. What is typed stays in the form whatever the response is; ' +
    'after a lost response, the saved addresses are requested before anything is sent again, so that no address is ' +
    'saved twice.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered form. It stays in place.',
  example: `<till-address-form><form class="form-address-edit" action="/customer/address/formPost/" method="post"><div class="field required"><label for="city">City</label><div class="control"><input id="city" name="city" class="required-entry"></div></div><div class="field country required"><label for="country">Country</label><div class="control"><select id="country" name="country_id" data-mage-init='{"directoryRegionUpdater":{"regionJson":{"config":{"regions_required":["US"]},"US":[{"id":12,"name":"California","code":"CA"}]}}}'><option value="US">United States</option><option value="DE">Germany</option></select></div></div><div class="field region"><label for="region_id">State/Province</label><div class="control"><select id="region_id" name="region_id"><option value="">Please select a region, state or province.</option></select><input id="region" name="region" title="State/Province"></div></div><button type="submit" data-action="save-address">Save Address</button></form></till-address-form>`,
};
