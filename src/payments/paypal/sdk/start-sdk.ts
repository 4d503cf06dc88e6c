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

/** The global that the page's script of this address defines; undefined without a script. */
function namespaceAt(url: string): string | undefined {
  const { href } = new URL(url, document.baseURI);
  const found = scripts().find(({ src }) => src === href);
  return found === undefined ? undefined : (found.dataset.namespace ?? DEFAULT);
}

/** A name that no script of the page uses: each address is an SDK of its own. */
const freeNamespace = (): string =>
  `${OWN}${scripts().filter(({ dataset }) => dataset.namespace?.startsWith(OWN) === true).length}`;

/** An SDK without buttons was loaded for something else. */
const hasButtons = (sdk: Sdk): boolean => typeof sdk.Buttons === 'function';

/**
 * Loads the provider's SDK (PSDK-01), once per page for each address, however many places and copies of the bundle ask for
 * it, in a global of its own, so that the page's other scripts of the provider stay what they are. Never rejects.
 */
export async function startPaypal(params: SdkParams): Promise<Result<Sdk, SdkFailure>> {
  const { url, attributes } = params;
  const own = freeNamespace();
  const page = globalThis as unknown as Record<string, Sdk>;
  return loadSdk<Sdk>({
    url,
    read: () => ownValue(page, namespaceAt(url) ?? own),
    isSupported: hasButtons,
    attributes: { ...attributes, 'data-namespace': own },
  });
}
