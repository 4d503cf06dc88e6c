import { isRecord, recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import type { SdkParams } from '../domain/smart-buttons.types';
import { startPart, type Sdk } from '../sdk/start-sdk';
import type { GooglePayOptions } from './config';
import type {
  AuthorizationResult,
  GoogleApi,
  GooglePayAccount,
  PaymentData,
  PaymentsClient,
  PaypalGooglePay,
} from './google-pay.types';

/** `ineligible`: the provider, or the device, cannot pay with Google Pay here; a retry does not help. */
export type GooglePayFailure = SdkFailure | 'ineligible';

/** Both sides of Google Pay, ready to pay. */
export interface GooglePay {
  readonly account: GooglePayAccount;
  readonly client: PaymentsClient;
  readonly paypal: PaypalGooglePay;
}

type WithGooglePay = Sdk & { readonly Googlepay: () => PaypalGooglePay };

const hasGooglePay = (sdk: Sdk): sdk is WithGooglePay =>
  'Googlepay' in sdk && typeof sdk.Googlepay === 'function';

const apiOfPage = (): GoogleApi | undefined => {
  const { google } = window as unknown as { readonly google?: unknown };
  return recordOf(recordOf(google).payments).api as GoogleApi | undefined;
};

/** The version that all requests name (GOOGLE-08). */
export const VERSION = { apiVersion: 2, apiVersionMinor: 0 } as const;

/** What the provider says; null where it has nothing to pay with. */
function accountOf(value: unknown): GooglePayAccount | null {
  const { isEligible, countryCode, merchantInfo, allowedPaymentMethods: methods } = recordOf(value);
  const isUsable = isEligible === true && typeof countryCode === 'string' && Array.isArray(methods);
  if (!isUsable) return null;
  return {
    isEligible,
    countryCode,
    merchantInfo: recordOf(merchantInfo),
    allowedPaymentMethods: methods.filter(isRecord),
  };
}

/**
 * Loads the provider's SDK, and Google's where the provider has Google Pay for this merchant, and asks whether this device
 * can pay with it. Each script is loaded once per page. Never rejects.
 *
 * @param authorize gets what the shopper has confirmed in a sheet
 */
export async function startGooglePay(
  params: SdkParams,
  { scriptUrl, mode }: Pick<GooglePayOptions, 'scriptUrl' | 'mode'>,
  authorize: (google: GooglePay, data: PaymentData) => Promise<AuthorizationResult>,
): Promise<Result<GooglePay, GooglePayFailure>> {
  const started = await startPart(params, hasGooglePay);
  if (!started.ok) return started;
  try {
    const paypal = (started.value as WithGooglePay).Googlepay();
    const account = accountOf(await paypal.config());
    if (account === null) return fail('ineligible');
    const loaded = await loadSdk<GoogleApi>({
      url: scriptUrl,
      read: apiOfPage,
      isSupported: ({ PaymentsClient: Client }) => typeof Client === 'function',
    });
    if (!loaded.ok) return loaded;
    const { merchantInfo, allowedPaymentMethods } = account;
    const client = new loaded.value.PaymentsClient({
      environment: mode,
      merchantInfo,
      paymentDataCallbacks: { onPaymentAuthorized: (data) => authorize(google, data) },
    });
    const google: GooglePay = { account, client, paypal };
    const { result } = await client.isReadyToPay({ ...VERSION, allowedPaymentMethods });
    return result === true ? ok(google) : fail('ineligible');
  } catch {
    return fail('missing');
  }
}
