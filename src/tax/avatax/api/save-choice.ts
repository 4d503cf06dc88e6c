import * as v from 'valibot';
import { call, restUrl, type RestContext } from '../../../api/rest';
import { parseConfig } from '../../../platform/page/parse-config';
import { alertText } from './alert-text';
import { ownStore } from './own-store';

/**
 * Saves the address that was chosen in the checkout with several addresses (TAXV-20), as the page's radio holds it: the parts
 * that are verified, and the ids of the address, its cart and its customer. The module answers `true`, also for an address that it
 * does not find.
 *
 * @param choice the JSON of the radio's `data-address`; anything else saves nothing
 * @returns the text of an alert; null for none
 */
export async function saveChoice(
  choice: string,
  request: {
    readonly shop: Pick<RestContext, 'baseUrl' | 'storeCode'>;
    readonly signal: AbortSignal;
  },
): Promise<string | null> {
  const address = parseConfig(choice);
  if (address === null) return null;
  const { shop, signal } = request;
  const result = await call(
    {
      url: restUrl(ownStore(shop), 'multishipping', 'save-address'),
      method: 'POST',
      body: { address },
      signal,
    },
    v.literal(true),
  );
  return result.ok ? null : alertText(result.error);
}
