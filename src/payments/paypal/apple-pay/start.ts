import { nonEmptyText } from '../../../api/page-config/config-values';
import { recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import type { SdkParams } from '../domain/smart-buttons.types';
import { startPart, type Sdk } from '../sdk/start-sdk';
import type { ApplePayAccount, PaypalApplePay } from './apple-pay.types';

/** `ineligible`: the provider, or the device, cannot pay with Apple Pay here; a retry does not help. */
export type ApplePayFailure = SdkFailure | 'ineligible';

/** Both sides of Apple Pay, ready to pay. */
export interface ApplePay {
  readonly account: ApplePayAccount;
  readonly paypal: PaypalApplePay;
  readonly Session: typeof ApplePaySession;
}

type WithApplePay = Sdk & { readonly Applepay: () => PaypalApplePay };

const hasApplePay = (sdk: Sdk): sdk is WithApplePay =>
  'Applepay' in sdk && typeof sdk.Applepay === 'function';

/** The version of Apple's sessions (APPLE-11). */
export const VERSION = 4;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** What the provider says; null where the merchant has no Apple Pay (APPLE-02). */
function accountOf(value: unknown): ApplePayAccount | null {
  const { isEligible, countryCode, currencyCode, ...lists } = recordOf(value);
  const { merchantCapabilities, supportedNetworks } = lists;
  if (isEligible !== true || typeof countryCode !== 'string') return null;
  if (!isTexts(merchantCapabilities) || !isTexts(supportedNetworks)) return null;
  return {
    countryCode,
    currencyCode: nonEmptyText(currencyCode) ?? null,
    merchantCapabilities: merchantCapabilities as ApplePayJS.ApplePayMerchantCapability[],
    supportedNetworks,
  };
}

/** Apple's sessions, where this device can pay with them. Throws on a page that is not secure. */
function usableSession(): typeof ApplePaySession | null {
  const { ApplePaySession: Session } = window as {
    readonly ApplePaySession?: typeof ApplePaySession;
  };
  return Session?.supportsVersion(VERSION) === true && Session.canMakePayments() ? Session : null;
}

/**
 * Loads the provider's SDK, and Apple's, which has the button, where the provider has Apple Pay for this merchant, and asks
 * whether this device can pay with it. Each script is loaded once per page. Never rejects.
 */
export async function startApplePay(
  params: SdkParams,
  scriptUrl: string,
): Promise<Result<ApplePay, ApplePayFailure>> {
  const started = await startPart(params, hasApplePay);
  if (!started.ok) return started;
  try {
    const paypal = (started.value as WithApplePay).Applepay();
    const account = accountOf(await paypal.config());
    if (account === null) return fail('ineligible');
    const loaded = await loadSdk({
      url: scriptUrl,
      read: () => customElements.get('apple-pay-button'),
    });
    if (!loaded.ok) return loaded;
    const Session = usableSession();
    return Session === null ? fail('ineligible') : ok({ account, paypal, Session });
  } catch {
    return fail('missing');
  }
}
