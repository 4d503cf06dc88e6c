import type { PageSource } from '../../platform/page/page-source';
import type {
  CertificateService,
  CertificateShop,
  TaxServiceEntry,
} from '../extensions/tax-service.types';
import type { TillState } from '../shared/store.types';

let builtIn: readonly TaxServiceEntry[] = [];

/** Names the tax services that Till brings along. */
export function provideCertificates(entries: readonly TaxServiceEntry[]): void {
  builtIn = entries;
}

/** The services that have certificates; those whose code cannot be loaded are left out. */
async function services(): Promise<readonly CertificateService[]> {
  const loaded = await Promise.all(
    builtIn.map(async ({ certificates }) => {
      try {
        return await certificates?.();
      } catch {
        return undefined;
      }
    }),
  );
  return loaded.filter((one) => one !== undefined);
}

/**
 * The service of the page's certificates: the one that its checkout links to, else the first. Null when none can be loaded.
 */
export async function findService(page: PageSource | null): Promise<CertificateService | null> {
  const found = await services();
  const linked = page && found.find((service) => service.links(page) !== null);
  return linked ?? found[0] ?? null;
}

/** The shop, and the customer of its checkout. */
export function shopOf({ config }: TillState): CertificateShop {
  const { customer = null } = config.checkout ?? {};
  return { baseUrl: config.shop.baseUrl, customerId: customer && String(customer.id) };
}
