import { configsOf } from '../../api/page-config/config-values';
import type { PageSource } from '../../platform/page/page-source';
import { addressVerifiers } from '../extensions/extensions';
import type { TaxServiceEntry } from '../extensions/tax-service.types';

/** The services that an init script of the page sets up; null when nothing on it, and no script, verifies addresses. */
export function formServicesOf(
  { init }: PageSource,
  entries: readonly TaxServiceEntry[],
): readonly TaxServiceEntry[] | null {
  const found = entries.filter(({ configuredBy }) =>
    configuredBy.some((component) => configsOf(init, component).length > 0),
  );
  return found.length === 0 && addressVerifiers.list().length === 0 ? null : found;
}
