import { missingAddressParts } from '../../../domain/address';
import type { Address } from '../../../domain/address.types';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { t } from '../../../platform/i18n/i18n';
import { selectShippingForm } from '../checkout-slice';
import type { CheckoutState } from '../checkout-types';
import type { FieldErrors } from '../../validation/field-errors';
import { addressErrors, emailError } from '../../validation/field-errors';
import { isFormPending } from './shipping-form';

/** Why "Next" is refused: the messages of fields, method and step, and the field that gets the focus. */
export interface ShippingRefusal {
  readonly email?: string;
  readonly errors?: FieldErrors;
  readonly methodError?: string;
  readonly stepError?: string;
  readonly focus?: string;
}

/** Focus targets: the e-mail field, the shipping methods, the chosen one's form, the login button below the e-mail. */
const EMAIL_FIELD = 'email';
export const METHOD_FIELD = 'shipping_method';
export const FORM_FIELD = 'shipping_form';
const LOGIN_BUTTON = 'login';

/**
 * All reasons to refuse "Next" together. The focus goes to the first in page order: guest e-mail, typed form, method
 * (SHIP-14 to SHIP-19, decision C8). For a guest who must log in, only the login gets the focus (STEP-17). While rates
 * are `awaited` a missing method is no reason: the rates may still select one. A method with an address of its own needs
 * none of the shopper.
 */
export function shippingRefusal(
  checkout: CheckoutState,
  config: CheckoutConfig,
  address: Address | null,
  { awaited = false }: { readonly awaited?: boolean } = {},
): ShippingRefusal | null {
  const { shipping, email } = checkout;
  if (config.isLoginRequired && !config.isLoggedIn) return { focus: LOGIN_BUTTON };
  const state = { checkout, config: { checkout: config } };
  const form = selectShippingForm(state);
  const problem = form?.problem ?? null;
  const isMissing = shipping.method === null && !awaited;
  const noMethod =
    isMissing || problem !== null
      ? {
          methodError:
            problem ??
            t('The shipping method is missing. Select the shipping method and try again.'),
        }
      : null;
  const invalidEmail = config.isLoggedIn ? null : emailError(email.value);
  const isTyped = shipping.choice.kind === 'new' && shipping.newAddress === null;
  const needsAddress = form?.replacesAddress !== true && !isFormPending(state);
  const hasForm = needsAddress && isTyped && (config.customer?.addresses.length ?? 0) === 0;
  const errors = hasForm
    ? addressErrors(shipping.draft, config.shippingFields, config.directory)
    : {};
  const [firstInvalid] = Object.keys(errors);
  if (invalidEmail !== null)
    return { ...noMethod, email: invalidEmail, errors, focus: EMAIL_FIELD };
  if (firstInvalid !== undefined) return { ...noMethod, errors, focus: firstInvalid };
  if (needsAddress && address === null) {
    return {
      ...noMethod,
      stepError: t('The shipping address is missing. Set the address and try again.'),
    };
  }
  if (
    needsAddress &&
    address !== null &&
    missingAddressParts(address, config.directory).includes('region')
  ) {
    return { ...noMethod, stepError: t('Please specify a regionId in shipping address.') };
  }
  return noMethod && { ...noMethod, focus: problem === null ? METHOD_FIELD : FORM_FIELD };
}
