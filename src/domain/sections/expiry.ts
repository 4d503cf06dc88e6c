import { ownValue } from '../own-value';
import type { SectionName, StoredSection } from '../section.types';
import type { SectionSettings } from './section-settings.types';

/** Section name to its id (seconds) in the `section_data_ids` cookie. */
export type SectionIds = Readonly<Record<SectionName, unknown>>;

type Lifetime = Pick<SectionSettings, 'expirableNames' | 'lifetimeMinutes'>;

const idOf = (section: StoredSection): number => Number(section.data_id);

/**
 * Whether a stored section is stale: the cookie has another id (SECT-14), the cookie has the section and the storage
 * does not (decisions C29), or its lifetime is over (SECT-15). `now` in seconds of the server's clock: a section from
 * the future means that the device's clock was changed.
 */
export function isExpired(
  name: SectionName,
  stored: StoredSection | undefined,
  ids: SectionIds,
  lifetime: Lifetime,
  now: number,
): boolean {
  const known = ownValue(ids, name);
  if (stored === undefined) return known !== undefined;
  if (known !== undefined && Number(known) !== idOf(stored)) return true;
  return (
    lifetime.expirableNames.includes(name) &&
    !(Math.abs(now - idOf(stored)) < lifetime.lifetimeMinutes * 60)
  );
}

/**
 * The id of an invalidated section: 1000 more, so that it matches nothing stored (SECT-21); a missing one counts as 0
 * (C28).
 */
export function bumpId(id: unknown): number {
  const number = Number(id);
  return (Number.isFinite(number) ? number : 0) + 1000;
}

/** Whether a cached section belongs to another website or store view than the page (SECT-26; 0 and '' mean "any"). */
export function isOfOtherScope(
  name: SectionName,
  stored: StoredSection,
  page: Pick<SectionSettings, 'websiteId' | 'storeId'>,
): boolean {
  if (name === 'customer') return differs(stored.websiteId, page.websiteId);
  if (name === 'cart')
    return differs(stored.website_id, page.websiteId) || differs(stored.storeId, page.storeId);
  return false;
}

function differs(stored: unknown, page: string): boolean {
  if (typeof stored !== 'string' && typeof stored !== 'number') return false;
  const id = String(stored);
  return page !== '' && id !== '' && id !== '0' && id !== page;
}
