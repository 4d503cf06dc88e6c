import type { PayPalNamespace } from '@paypal/paypal-js';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import { ownValue } from '../../../platform/record';
import type { Result } from '../../../platform/result';
import type { SdkParams } from '../domain/smart-buttons.types';

/** The SDK with what is used of it. */
export type Sdk = PayPalNamespace & { readonly Buttons: NonNullable<PayPalNamespace['Buttons']> };

/** The global of a script tag that names none. */
const DEFAULT = 'paypal';

const OWN = 'tillPaypal';

const scripts = (): readonly HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
];

/** The address of a script, as its tag has it; what is no address stays as it is, and is not loaded. */
function addressOf(url: string): string {
  try {
    return new URL(url, document.baseURI).href;
  } catch {
    return url;
  }
}

/** The global that the page's script of this address defines; undefined without a script. */
function namespaceAt(address: string): string | undefined {
  const found = scripts().find(({ src }) => src === address);
  return found === undefined ? undefined : (found.dataset.namespace ?? DEFAULT);
}

/** The global of each address, shared by copies of the bundle: each is an SDK of its own, which may arrive late. */
const namespaces = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.paypal')] ??=
  new Map()) as Map<string, string>;

/** A name that no other address has had. */
function namespaceFor(address: string): string {
  const name = namespaces.get(address) ?? `${OWN}${namespaces.size}`;
  namespaces.set(address, name);
  return name;
}

/** An SDK without buttons was loaded for something else. */
const hasButtons = (sdk: Sdk): boolean => typeof sdk.Buttons === 'function';

/**
 * Loads the provider's SDK (PSDK-01), once per page for each address, however many places and copies of the bundle ask for
 * it, in a global of its own, so that the page's other scripts of the provider stay what they are. Never rejects.
 * `isSupported`: whether it has what the caller needs of it; its buttons when left out.
 */
export async function startPaypal(
  params: SdkParams,
  isSupported: (sdk: Sdk) => boolean = hasButtons,
): Promise<Result<Sdk, SdkFailure>> {
  const { url, attributes } = params;
  const address = addressOf(url);
  const own = namespaceFor(address);
  const page = globalThis as unknown as Record<string, Sdk>;
  return loadSdk<Sdk>({
    url,
    read: () => ownValue(page, namespaceAt(address) ?? own),
    isSupported,
    attributes: { ...attributes, 'data-namespace': own },
  });
}
