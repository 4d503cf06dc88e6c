import { missingAddressParts } from '../../domain/address';
import type { Address } from '../../domain/address.types';
import type { CheckoutConfig } from '../../domain/quote.types';
import { t } from '../../platform/i18n/i18n';
import type { CheckoutState, FieldErrors } from './checkout-types';
import { addressErrors, emailError } from './refusals';

/** Why "Next" is refused: messages for the places where they belong, and the field that gets the focus. */
export interface ShippingRefusal {
  readonly email?: string;
  readonly errors?: FieldErrors;
  readonly methodError?: string;
  readonly stepError?: string;
  readonly focus?: string;
}

/** Names of the e-mail field and of the button of the login below it, for the focus. */
const EMAIL_FIELD = 'email';
const LOGIN_BUTTON = 'login';

/**
 * The order of the checks is the shop's: method, guest e-mail, typed form, region (SHIP-14 to SHIP-19, decision C8).
 * A guest who must log in is led to the login first (STEP-17). While rates are `awaited` a missing method refuses nothing:
 * they may still decide it.
 */
export function shippingRefusal(
  checkout: CheckoutState,
  config: CheckoutConfig,
  address: Address | null,
  { awaited = false }: { readonly awaited?: boolean } = {},
): ShippingRefusal | null {
  const { shipping, email } = checkout;
  if (config.isLoginRequired && !config.isLoggedIn) return { focus: LOGIN_BUTTON };
  if (shipping.method === null && !awaited) {
    const methodError = t(
      'The shipping method is missing. Select the shipping method and try again.',
    );
    return { methodError };
  }
  const wrongEmail = config.isLoggedIn ? null : emailError(email.value);
  const isTyped = shipping.choice.kind === 'new' && shipping.newAddress === null;
  const hasForm = isTyped && (config.customer?.addresses.length ?? 0) === 0;
  const errors = hasForm
    ? addressErrors(shipping.draft, config.shippingFields, config.directory)
    : {};
  const [firstWrong] = Object.keys(errors);
  if (wrongEmail !== null) return { email: wrongEmail, errors, focus: EMAIL_FIELD };
  if (firstWrong !== undefined) return { errors, focus: firstWrong };
  if (address === null) {
    return { stepError: t('The shipping address is missing. Set the address and try again.') };
  }
  if (missingAddressParts(address, config.directory).includes('region')) {
    return { stepError: t('Please specify a regionId in shipping address.') };
  }
  return null;
}
