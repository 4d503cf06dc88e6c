import { countries } from '../data/countries';
import { isVerifying, verificationConfig } from '../domain/tax/verify-address';

type Init = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const patternsOf = (patterns: readonly object[]): object =>
  Object.fromEntries(patterns.map((entry, index) => [`pattern_${String(index + 1)}`, entry]));

/** Regions by country, in the format of a real page; `show_all_regions` is on in a stock shop. */
function regionJson(): object {
  const required = countries.filter(({ regionRequired }) => regionRequired).map(({ id }) => id);
  return {
    config: { show_all_regions: true, regions_required: required },
    ...Object.fromEntries(
      countries
        .filter(({ regions }) => regions.length > 0)
        .map(({ id, regions }) => [
          id,
          regions.map((region) => ({ id: region.id, name: region.name, code: region.code })),
        ]),
    ),
  };
}

/** Init entries of the address form's widgets (`config-shapes.md` §4). */
export const addressFormInit = (regionId: number | null): Init => ({
  '#form-validate': {
    addressValidation: {
      postCodes: Object.fromEntries(
        countries
          .filter(({ postcodes }) => postcodes.length > 0)
          .map(({ id, postcodes }) => [id, patternsOf(postcodes)]),
      ),
    },
  },
  '#country': {
    directoryRegionUpdater: {
      optionalRegionAllowed: true,
      regionListId: '#region_id',
      regionInputId: '#region',
      postcodeId: '#zip',
      form: '#form-validate',
      regionJson: regionJson(),
      defaultRegion: String(regionId ?? 0),
      countriesWithOptionalZip: countries
        .filter(({ postcodeOptional }) => postcodeOptional)
        .map(({ id }) => id),
    },
  },
});

/** Init entry of the tax service's module on the account's own pages with an address form; none where it is off. */
export const verificationInit = (): Init =>
  isVerifying() ? { '*': { addressValidationModal: verificationConfig() } } : {};

/** Init entry of the address book's widget. */
export const addressBookInit = (baseUrl: string): Init => ({
  '.page-main': {
    address: {
      deleteAddress: "td a[role='delete-address']",
      deleteUrlPrefix: `${baseUrl}customer/address/delete/id/`,
      addAddress: "button[role='add-address']",
      addAddressLocation: `${baseUrl}customer/address/new/`,
    },
  },
});

/** Init entries of the account form's widgets. */
export const accountFormInit = (): Init => ({
  '[data-role=change-email], [data-role=change-password]': {
    changeEmailPassword: {
      titleChangeEmail: 'Change Email',
      titleChangePassword: 'Change Password',
      titleChangeEmailAndPassword: 'Change Email and Password',
    },
  },
  '[data-container=new-password]': {
    passwordStrengthIndicator: { formSelector: 'form.form-edit-account' },
  },
});

/** The URL that the page after a sign-out redirects to. */
export const logoutInit = (baseUrl: string): Init => ({
  '*': { 'Magento_Customer/js/logout-redirect': { url: baseUrl } },
});
