import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { ExpressResult } from '../../domain/payment/express.types';
import { isProviderUnsure, providerText } from '../../domain/payment/provider-text';
import { inTime } from '../../features/shared/stripe/in-time';
import { t } from '../../platform/i18n/i18n';
import { fail, ok, type Result } from '../../platform/result';
import type { ExpressPayment } from '../../state/express/express.types';

const FAILED = 'A payment submission error has occurred.';

const textOf = (message: string | undefined): string => t(providerText(message) ?? FAILED);

/** How a confirmed sheet pays: with a confirmation token of the provider (EXPR-06). */
export function sheetPayment(
  { stripe, group }: { readonly stripe: Stripe; readonly group: StripeElements },
  event: StripeExpressCheckoutElementConfirmEvent,
): ExpressPayment {
  return {
    confirm: () => createToken(stripe, group, event),
    authenticate: async (clientSecret) => {
      try {
        const { error } = await stripe.handleNextAction({ clientSecret });
        if (error === undefined) return null;
        return { message: textOf(error.message), mayBeCharged: isProviderUnsure(error.type) };
      } catch {
        return { message: textOf(undefined), mayBeCharged: true };
      }
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
