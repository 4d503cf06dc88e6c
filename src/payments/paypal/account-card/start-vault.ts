import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import { fail, ok, type Result } from '../../../platform/result';
import { inTime } from '../../shared/in-time';
import type { AccountCardConfig } from './read-config';

/** What the script says of one field. */
export interface VaultFieldState {
  readonly isValid?: unknown;
  readonly isEmpty?: unknown;
}

/** The form as the script returns it. */
export interface VaultForm {
  readonly isFormValid: () => boolean;
  /** By the names of the fields. */
  readonly getFormState: () => Readonly<Record<string, VaultFieldState>>;
  readonly submit: () => unknown;
}

/** What the form is rendered with, as far as it is used. */
export interface VaultFormOptions {
  readonly styles: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  readonly fields: Readonly<Record<string, { readonly selector: string }>>;
  readonly getBillingAddress: () => unknown;
  readonly onValidityChange: (
    fields: Readonly<Record<string, VaultFieldState>>,
    changed: string,
  ) => void;
  readonly onSuccess: () => void;
  readonly onError: () => void;
  readonly onCancel: () => void;
}

/** The part of the script that stores cards without a purchase. */
interface Vault {
  readonly init: () => Promise<unknown>;
  readonly CreditCard: {
    readonly isAvailable: () => boolean;
    readonly render: (options: VaultFormOptions) => Promise<VaultForm>;
  };
}

/** Options of the script. */
interface SdkOptions {
  readonly storeViewCode: string;
  readonly getCustomerToken?: () => string;
  readonly apiUrl?: string;
}

type PaymentServices = new (options: SdkOptions) => { readonly Vault: Vault };

const readSdk = (): PaymentServices | undefined =>
  (globalThis as { readonly PaymentServicesSDK?: PaymentServices }).PaymentServicesSDK;

const isConstructor = (sdk: PaymentServices): boolean => typeof sdk === 'function';

/**
 * Loads the module's payments script, which calls the shop's GraphQL itself (PSDK-07), and starts its vault for this customer.
 * Never rejects. A script that does not start is `missing`.
 */
export async function startVault({
  sdkUrl,
  storeViewCode,
  customerToken,
  apiUrl,
}: AccountCardConfig): Promise<Result<Vault, SdkFailure>> {
  const loaded = await loadSdk({ url: sdkUrl, read: readSdk, isSupported: isConstructor });
  if (!loaded.ok) return loaded;
  try {
    const { Vault } = new loaded.value({
      storeViewCode,
      ...(customerToken === '' ? {} : { getCustomerToken: () => customerToken }),
      ...(apiUrl === null ? {} : { apiUrl }),
    });
    await inTime(Vault.init());
    return ok(Vault);
  } catch {
    return fail('missing');
  }
}
