import * as v from 'valibot';
import type { Country, Directory, Region } from '../../domain/address.types';
import { ownValue } from '../../domain/own-value';
import type { PageSource } from '../../platform/page/page-source';
import { report } from '../../platform/console';
import { jsonStorage } from '../../platform/storage/storage';
import { parsedOrNull, wireChoices, wireFlag, wireMap, wireText } from '../wire/wire';
import { branch, configsOf, recordOf, type Json } from './config-values';
import { reader } from './reader';

type Patterns = Readonly<Record<string, Country['postcodePatterns']>>;

const flag = v.fallback(wireFlag, false);

const countryOptions = wireChoices(
  v.object({
    value: wireText,
    label: v.fallback(v.string(), ''),
    disabled: v.optional(flag, false),
    is_region_required: v.optional(flag, false),
    is_region_visible: v.optional(flag, true),
    is_zipcode_optional: v.optional(flag, false),
    is_default: v.optional(flag, false),
  }),
);

const regionOptions = wireChoices(
  v.object({
    value: wireText,
    label: v.fallback(v.string(), ''),
    title: v.fallback(v.string(), ''),
    country_id: v.optional(v.fallback(v.string(), ''), ''),
    code: v.optional(v.fallback(v.string(), ''), ''),
  }),
);

const regionTexts = { code: v.fallback(wireText, ''), name: v.fallback(v.string(), '') };

/** A list of regions, as real pages print it, or a map by their ids, as sections have it. */
const regionJson = v.union([
  v.pipe(
    wireChoices(v.object({ id: wireText, ...regionTexts })),
    v.transform((list) => Object.fromEntries(list.map((region) => [region.id, region]))),
  ),
  wireMap(v.fallback(v.nullable(v.object(regionTexts)), null)),
]);

/** Lists of patterns, or maps `pattern_1`, `pattern_2` (decisions C42). */
const postCodes = wireMap(
  v.fallback(
    v.pipe(
      v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
      v.transform((list) => Object.values(list)),
      wireChoices(v.object({ pattern: v.string(), example: v.fallback(wireText, '') })),
    ),
    [],
  ),
);

/**
 * Countries, regions and postcode patterns of the address forms (CONF-09 to CONF-12): from the form's dictionaries,
 * else from a region updater of the page, else from the cached `directory-data` section.
 */
export function parseDirectory(source: PageSource, checkout: Json): Directory {
  const read = reader(checkout, 'checkoutConfig');
  const patterns = read('postCodes', postCodes, {});
  const countries =
    fromDictionaries(dictionariesOf(source), patterns) ??
    fromRegionUpdater(source, patterns) ??
    fromSection(patterns);
  if (countries.length === 0) {
    report(28, 'The page has no countries: put till-early.js in the head.');
  }
  return {
    countries,
    defaultCountryId: read('defaultCountryId', v.string(), ''),
  };
}

/** Whether the page has a checkout and no list of countries for it anywhere. */
export const lacksCountries = (source: PageSource): boolean =>
  source.checkoutConfig !== null &&
  dictionariesOf(source) === undefined &&
  regionUpdaterOf(source) === undefined &&
  sectionCountries().length === 0;

const dictionariesOf = ({ init }: PageSource): Json | undefined =>
  configsOf(init, 'Magento_Ui/js/core/app')
    .map((app) => branch(app, 'components', 'checkoutProvider', 'dictionaries'))
    .find((found) => 'country_id' in found);

const regionUpdaterOf = ({ init }: PageSource): Json | undefined =>
  [...configsOf(init, 'directoryRegionUpdater'), ...configsOf(init, 'regionUpdater')].find(
    (config) => 'regionJson' in config,
  );

function fromDictionaries(dictionaries: Json | undefined, patterns: Patterns): Country[] | null {
  if (dictionaries === undefined) return null;
  const read = reader(dictionaries, 'dictionaries');
  const regions = read('region_id', regionOptions, []);
  const countries = read('country_id', countryOptions, []);
  return countries
    .filter(({ value, disabled }) => value.trim() !== '' && value !== 'delimiter' && !disabled)
    .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index)
    .map((option) => ({
      id: option.value,
      name: option.label,
      regions: regions
        .filter((region) => region.country_id === option.value && /^\d+$/.test(region.value))
        .map((region) => ({
          id: Number(region.value),
          code: region.code,
          name: region.label === '' ? region.title : region.label,
        })),
      regionRequired: option.is_region_required,
      regionVisible: option.is_region_required || option.is_region_visible,
      postcodeOptional: option.is_zipcode_optional,
      postcodePatterns: ownValue(patterns, option.value) ?? [],
    }));
}

/**
 * The account pages' form has lists instead of flags: `regions_required` (CONF-11) and `countriesWithOptionalZip`
 * (CONF-12).
 */
function fromRegionUpdater(source: PageSource, patterns: Patterns): Country[] | null {
  const updater = regionUpdaterOf(source);
  if (updater === undefined) return null;
  const { config, ...byCountry } = recordOf(updater.regionJson);
  const lists = reader(recordOf(config), 'regionJson.config');
  const required = lists('regions_required', wireChoices(v.string()), []);
  const showAll = lists('show_all_regions', wireFlag, true);
  const optional = reader(updater, 'regionUpdater')(
    'countriesWithOptionalZip',
    wireChoices(v.string()),
    [],
  );
  const names = new Map(sectionCountries().map(([id, name]) => [id, name]));
  const ids = new Set([...names.keys(), ...Object.keys(byCountry), ...required, ...optional]);
  return [...ids].map((id) => ({
    id,
    name: names.get(id) ?? id,
    regions: regionsOf(ownValue(byCountry, id)),
    regionRequired: required.includes(id),
    regionVisible: showAll || required.includes(id),
    postcodeOptional: optional.includes(id),
    postcodePatterns: ownValue(patterns, id) ?? [],
  }));
}

/** The section has names and regions only; a country with a list of regions is assumed to require one. */
const fromSection = (patterns: Patterns): Country[] =>
  sectionCountries().map(([id, name, regions]) => ({
    id,
    name,
    regions,
    regionRequired: regions.length > 0,
    regionVisible: true,
    postcodeOptional: false,
    postcodePatterns: ownValue(patterns, id) ?? [],
  }));

function sectionCountries(): [id: string, name: string, regions: readonly Region[]][] {
  const section = branch(jsonStorage('mage-cache-storage').read(), 'directory-data');
  return Object.entries(section).flatMap(([id, value]) => {
    const { name, regions } = recordOf(value);
    return typeof name === 'string' ? [[id, name, regionsOf(regions)]] : [];
  });
}

function regionsOf(raw: unknown): readonly Region[] {
  const parsed = parsedOrNull(regionJson, raw) ?? {};
  return Object.entries(parsed).flatMap(([id, region]) =>
    /^\d+$/.test(id) && region !== null
      ? [{ id: Number(id), code: region.code, name: region.name }]
      : [],
  );
}
