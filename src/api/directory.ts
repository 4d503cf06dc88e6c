import * as v from 'valibot';
import type { ShopConfig } from '../domain/quote.types';
import { ok, type Result } from '../platform/result';
import { call, restUrl } from './rest';
import { wireChoices, wireText } from './wire/wire';

const regions = wireChoices(
  v.object({ id: wireText, code: v.fallback(wireText, ''), name: v.fallback(v.string(), '') }),
);

const countries = wireChoices(
  v.object({
    id: v.string(),
    full_name_locale: v.nullish(v.string()),
    full_name_english: v.nullish(v.string()),
    available_regions: v.fallback(v.nullish(regions), null),
  }),
);

/** The lists of an address form, in the format of a checkout page's configuration (`config-shapes.md` §3.4). */
export interface DirectoryDictionaries {
  readonly country_id: readonly {
    readonly value: string;
    readonly label: string;
    readonly is_region_required: boolean;
  }[];
  readonly region_id: readonly {
    readonly value: string;
    readonly label: string;
    readonly code: string;
    readonly country_id: string;
  }[];
}

/**
 * Loads the countries that the shop sells to and their regions. The response does not contain which countries require a
 * region: one with a list of regions is assumed to.
 */
export async function loadDirectory(
  shop: Pick<ShopConfig, 'baseUrl' | 'storeCode'>,
): Promise<Result<DirectoryDictionaries>> {
  const result = await call({ url: restUrl(shop, 'directory', 'countries') }, countries);
  if (!result.ok) return result;
  const list = result.value.map((country) => ({
    ...country,
    regions: country.available_regions ?? [],
  }));
  return ok({
    country_id: list
      .map(({ id, full_name_locale: own, full_name_english: english, regions: inside }) => ({
        value: id,
        label: own || english || id,
        is_region_required: inside.length > 0,
      }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    region_id: list.flatMap(({ id: country, regions: inside }) =>
      inside.map(({ id, code, name }) => ({ value: id, label: name, code, country_id: country })),
    ),
  });
}
