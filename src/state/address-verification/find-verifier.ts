import type { PageSource } from '../../platform/page/page-source';
import { addressVerifiers } from '../extensions/extensions';
import type { TaxServiceEntry } from '../extensions/tax-service.types';

/** Whether the page has the configuration of a service, which says no more than that its code has to be loaded. */
const isConfigured = (
  { checkoutConfig, init }: PageSource,
  { configuredBy }: TaxServiceEntry,
): boolean =>
  [checkoutConfig ?? {}, ...Object.values(init)].some((block) =>
    configuredBy.some((key) => Object.hasOwn(block, key)),
  );

/** Extension attributes that keep every one of these services from replacing the address of a shipping step (TAXV-22). */
export const asIsOf = (
  page: PageSource,
  entries: readonly TaxServiceEntry[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(entries.flatMap(({ asIs }) => Object.entries(asIs?.(page) ?? {})));

/** The services whose configuration a page has; null when nothing on it, and no script, verifies addresses. */
export function servicesOf(
  page: PageSource,
  entries: readonly TaxServiceEntry[],
): readonly TaxServiceEntry[] | null {
  const found = entries.filter((entry) => isConfigured(page, entry));
  return found.length === 0 && addressVerifiers.list().length === 0 ? null : found;
}
