import * as v from 'valibot';
import { call } from '../../../api/rest';
import { noneOr, wireChoices, wireText } from '../../../api/wire/wire';
import { report } from '../../../platform/console';

const country = v.object({
  available_regions: v.nullish(
    noneOr(
      wireChoices(
        v.object({
          id: wireText,
          code: v.fallback(wireText, ''),
          name: v.fallback(v.string(), ''),
        }),
      ),
    ),
    null,
  ),
});

/** What the module's own scripts say. */
const MISSES = {
  unknown: 'Region not found',
  none: 'No regions available for country',
  failed: 'Error fetching regions',
} as const;

/** How long the lookup may take, in milliseconds: the sheet waits for it. */
const LIMIT_MS = 5000;

/** The shopper has done nothing wrong, and taxes and rates of the country apply: only the console says it (REGLK-05). */
function miss(why: keyof typeof MISSES, countryId: string): null {
  report(62, `${MISSES[why]}: ${countryId}`);
  return null;
}

/**
 * The shop's id of a region (REGLK-01): of its code, or its name, since Apple's sheet has either.
 *
 * @param url has the placeholder `:countryCode`; null where the shop has no such call
 * @returns null without one (REGLK-02 to REGLK-05)
 */
export async function findRegion(
  url: string | null,
  countryId: string,
  region: string,
): Promise<string | null> {
  if (url === null) return null;
  const asked = url.replace(':countryCode', () => encodeURIComponent(countryId));
  const result = await call({ url: asked, signal: AbortSignal.timeout(LIMIT_MS) }, country);
  if (!result.ok) return miss('failed', countryId);
  const regions = result.value.available_regions ?? [];
  if (regions.length === 0) return miss('none', countryId);
  const wanted = region.trim().toLowerCase();
  const isWanted = (own: string): boolean => own !== '' && own.toLowerCase() === wanted;
  const found =
    regions.find(({ code }) => isWanted(code)) ?? regions.find(({ name }) => isWanted(name));
  return found?.id ?? miss('unknown', countryId);
}
