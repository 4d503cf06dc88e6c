import { configsOf, nonEmptyText } from '../../../api/page-config/config-values';
import { loadSections } from '../../../api/sections';
import { sameOrigin } from '../../../platform/navigate';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf } from '../../../platform/record';
import { jsonStorage } from '../../../platform/storage/storage';
import type { SdkParams } from '../domain/smart-buttons.types';
import { parseSdkParams } from './sdk-params';

/** How long the parameters are used before they are loaded again, in milliseconds (PSDK-05). */
export const PARAMS_MS = 30_000;

/** Until when they are used, in ms since 1970; shared with the module's own scripts (PSDK-06). */
const timeout = jsonStorage('payments-sdk-params-timeout');

/** The private data of the visitor, among them the section `payments` (PSDK-04). */
const cache = jsonStorage('mage-cache-storage');

const SECTION = 'payments';

/** The lists of the section (PSDK-03). */
const LISTS = ['paypal', 'applepay', 'googlepay'] as const;

/** A list of the section, by what it is for. */
export type SdkOf = (typeof LISTS)[number];

/** The parameters of one wallet; the section has those of the others too (PSDK-03). */
const paramsIn = (section: unknown, sdk: SdkOf): SdkParams | null =>
  parseSdkParams(recordOf(recordOf(section).sdkParams)[sdk]);

const sectionsUrl = ({ init }: PageSource, baseUrl: string): string => {
  const [config] = configsOf(init, 'Magento_Customer/js/customer-data');
  const url = nonEmptyText(recordOf(config).sectionLoadUrl);
  return url !== undefined && sameOrigin(url) ? url : `${baseUrl}customer/section/load/`;
};

let loading: Promise<unknown> | null = null;

/** The section, which is kept where it has a list that can be used. */
async function load(loadUrl: string, now: () => number): Promise<unknown> {
  const result = await loadSections({ loadUrl, names: [SECTION], newTimestamp: false });
  const section = result.ok ? result.value[SECTION] : undefined;
  if (LISTS.every((list) => paramsIn(section, list) === null)) return null;
  cache.write({ ...recordOf(cache.read()), [SECTION]: section });
  timeout.write(now() + PARAMS_MS);
  return section;
}

/**
 * How the SDK is loaded outside the checkout: from the section `payments` (PSDK-02), which is kept in local storage for 30
 * seconds. Loaded once for all places of a page that ask at the same time. Null where the shop does not say, or was not
 * reached; the next call asks again. `now` in ms.
 */
export async function loadSdkParams(
  page: PageSource,
  baseUrl: string,
  now: () => number = Date.now,
  sdk: SdkOf = 'paypal',
): Promise<SdkParams | null> {
  const left = Number(timeout.read()) - now();
  const kept = left > 0 && left <= PARAMS_MS ? recordOf(cache.read())[SECTION] : null;
  const known = paramsIn(kept, sdk);
  if (known !== null) return known;
  loading ??= load(sectionsUrl(page, baseUrl), now).finally(() => {
    loading = null;
  });
  return paramsIn(await loading, sdk);
}
