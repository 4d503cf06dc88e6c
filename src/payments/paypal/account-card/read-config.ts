import { branch, configsOf, nonEmptyText } from '../../../api/page-config/config-values';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf, type JsonRecord } from '../../../platform/record';
import { ownUrl } from '../api/own-url';

/** The add-card page (`config-shapes.md` §4). The token is the customer's: it is kept nowhere. */
export interface AccountCardConfig {
  readonly sdkUrl: string;
  /** The page of the stored cards, on this shop; null for none. */
  readonly listUrl: string | null;
  readonly storeViewCode: string;
  /** '' where the shop knows the customer by the session's cookie. */
  readonly customerToken: string;
  /** GraphQL on this shop; null leaves it to the provider's script. */
  readonly apiUrl: string | null;
}

/** What may hold the parameters: the page's components, and widgets, which hold them under either name or themselves. */
const candidates = ({ init }: PageSource): readonly JsonRecord[] => {
  const components = configsOf(init, 'Magento_Ui/js/core/app').flatMap((app) =>
    Object.values(branch(app, 'components')).map(recordOf),
  );
  const widgets = Object.values(init).flatMap((block) => Object.values(block).map(recordOf));
  return [...components, ...widgets].flatMap((one) => [
    branch(one, 'componentParams'),
    branch(one, 'config', 'componentParams'),
    one,
  ]);
};

/** The form's configuration; null for a page without the form. */
export function parseAccountCard(page: PageSource): AccountCardConfig | null {
  const raw = candidates(page).find(
    ({ paymentsSDKUrl, savedCardListUrl }) =>
      nonEmptyText(paymentsSDKUrl) !== undefined && savedCardListUrl !== undefined,
  );
  const sdkUrl = nonEmptyText(raw?.paymentsSDKUrl);
  if (raw === undefined || sdkUrl === undefined) return null;
  return {
    sdkUrl,
    listUrl: ownUrl(raw.savedCardListUrl),
    storeViewCode: nonEmptyText(raw.storeViewCode) ?? 'default',
    customerToken: nonEmptyText(raw.oauthToken) ?? '',
    apiUrl: ownUrl(raw.graphQLEndpointUrl),
  };
}
