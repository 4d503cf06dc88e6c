import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { errorText } from '../../../platform/http/error-text';
import { t } from '../../../platform/i18n/i18n';
import { fail, ok, type Result } from '../../../platform/result';
import type { WalletPayment, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { placeExpressOrder } from '../api/express';
import type { ExpressResult } from '../domain/express.types';
import { authenticationSecret, isProviderUnsure, providerText } from '../domain/provider-text';
import { inTime } from '../../shared/in-time';

const FAILED = 'A payment submission error has occurred.';

const textOf = (message: string | undefined): string => t(providerText(message) ?? FAILED);

/** How a confirmed sheet pays: with a confirmation token of the provider (EXPR-06). */
export function sheetPayment(
  { shop, location }: Pick<WalletRequest, 'shop' | 'location'>,
  { stripe, group }: { readonly stripe: Stripe; readonly group: StripeElements },
  event: StripeExpressCheckoutElementConfirmEvent,
): WalletPayment {
  return {
    prepare: async () => {
      const created = await createToken(stripe, group, event);
      return created.ok ? ok(() => placeExpressOrder(shop, created.value, location)) : created;
    },
    authentication: {
      secretOf: (refusal) => authenticationSecret(errorText(refusal)),
      confirm: async (clientSecret) => {
        try {
          const { error } = await stripe.handleNextAction({ clientSecret });
          if (error === undefined) return null;
          return { message: textOf(error.message), mayBeCharged: isProviderUnsure(error.type) };
        } catch {
          return { message: textOf(undefined), mayBeCharged: true };
        }
      },
    },
  };
}

async function createToken(
  stripe: Stripe,
  group: StripeElements,
  event: StripeExpressCheckoutElementConfirmEvent,
): Promise<Result<ExpressResult, string>> {
  const { billingDetails, shippingAddress, shippingRate, expressPaymentType } = event;
  try {
    const submitted = await inTime(group.submit());
    if (submitted.error !== undefined) return fail(textOf(submitted.error.message));
    const created = await inTime(
      stripe.createConfirmationToken({
        elements: group,
        params: {
          payment_method_data: {
            allow_redisplay: 'always',
            ...(billingDetails === undefined ? {} : { billing_details: billingDetails }),
          },
          ...(shippingAddress === undefined ? {} : { shipping: shippingAddress }),
        },
      }),
    );
    if (created.error !== undefined) return fail(textOf(created.error.message));
    const { confirmationToken } = created;
    return ok({
      confirmationToken: { id: confirmationToken.id },
      expressPaymentType,
      ...(billingDetails === undefined ? {} : { billingDetails }),
      ...(shippingAddress === undefined ? {} : { shippingAddress }),
      ...(shippingRate === undefined ? {} : { shippingRate: { id: shippingRate.id } }),
    });
  } catch {
    return fail(textOf(undefined));
  }
}
