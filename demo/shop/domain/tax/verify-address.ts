import { verifiedAddresses } from '../../data/verified-addresses';
import type { StoredAddress } from '../carts/address';
import { findRegionByCode } from '../directory/countries';
import { currentSettings } from '../settings/visitor';

/** The countries whose addresses are verified. */
const COUNTRIES = ['US', 'CA'];

/** What the service says of a street that nobody knows. */
const UNKNOWN = 'An exact street name match could not be found';

/** Whether the module verifies addresses. */
export const isVerifying = (): boolean => currentSettings().addressVerification !== 'off';

/** Whether it verifies addresses in this country. */
export const isVerifiedCountry = (country: string | null): boolean =>
  COUNTRIES.includes(country ?? '');

/** The address as the service knows it, or the text of an error. */
export function verifyAddress(address: StoredAddress): StoredAddress | string {
  const [first = ''] = address.street;
  const typed = first.trim().toLowerCase();
  if (typed.includes('nowhere')) return UNKNOWN;
  const known = verifiedAddresses.find((entry) => entry.typed === typed);
  if (known === undefined || address.country_id !== 'US') return address;
  const region = findRegionByCode('US', known.regionCode);
  return {
    ...address,
    street: known.street,
    city: known.city,
    postcode: known.postcode,
    region: region?.name ?? address.region,
    region_id: region?.id ?? address.region_id,
    region_code: region?.code ?? address.region_code,
  };
}

/** The module's settings: `billingAddressValidation` in the checkout, `addressValidationModal` in the account. */
export function verificationConfig() {
  const hasChoice = currentSettings().addressVerification === 'choice';
  return {
    validationEnabled: isVerifying(),
    hasChoice,
    instructions: hasChoice
      ? 'To ensure accurate delivery, we suggest the changes marked below. Please choose which address you would like to use. If neither option is correct, <a href="#" class="edit-address">edit your address</a>.'
      : 'To ensure accurate delivery, we have made the changes marked below. If this address is not correct, <a href="#" class="edit-address">edit your address</a>.',
    errorInstructions:
      'We were unable to validate your address. <p class="error-message"></p> If the address below is correct, you do not need to do anything. To change your address, <a href="#" class="edit-address">click here</a>.',
    countriesEnabled: COUNTRIES.join(','),
  };
}
