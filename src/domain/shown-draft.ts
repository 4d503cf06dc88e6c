import { draftText } from './address-draft';
import type { AddressDraft, Directory, FieldConfig } from './address.types';
import { ownValue } from './own-value';
import { findCountry, findRegion, regionKind } from './regions';

/** The region that the country's field shows; the other field of a region, or both, are empty. */
function shownRegion(draft: AddressDraft, directory: Directory): Record<string, string> {
  const country = findCountry(directory, draftText(draft, 'country_id'));
  const kind = regionKind(country);
  const chosen = findRegion(country, draftText(draft, 'region_id'));
  return {
    region_id: kind === 'select' && chosen !== null ? String(chosen.id) : '',
    region: kind === 'text' ? draftText(draft, 'region') : '',
  };
}

/**
 * The draft with a region only where the form shows it for its country (REGN-02 to REGN-05, decision C58): stored form
 * data has the other field, or another country's region, too. Where the countries could not be loaded it stays as it is.
 */
export const fittedDraft = (draft: AddressDraft, directory: Directory): AddressDraft =>
  directory.countries.length === 0 ? draft : { ...draft, ...shownRegion(draft, directory) };

type Entry = readonly [name: string, value: AddressDraft[string]];

/** Parts of a draft that are not fields of the form: the destination, and the tick below the form. */
const BESIDE_FIELDS: readonly string[] = ['country_id', 'save_in_address_book'];

/**
 * What the form shows of a draft, which is all that may be sent. A field that the shop hides has the shop's own default,
 * and a part without a field is left out. Without `fields` only the region is fitted.
 */
export function shownDraft(
  draft: AddressDraft,
  directory: Directory,
  fields: readonly FieldConfig[] = [],
): AddressDraft {
  if (fields.length === 0) return fittedDraft(draft, directory);
  const kept = BESIDE_FIELDS.map((name): Entry => [name, ownValue(draft, name) ?? '']);
  const values = fields.flatMap(({ name, visible, defaultValue }): Entry[] => {
    const [field = ''] = name.split('.');
    if (BESIDE_FIELDS.includes(field) || /^(?:street|region|region_id)$/.test(field)) return [];
    return [[field, visible ? (ownValue(draft, field) ?? '') : defaultValue]];
  });
  const hasRegion = fields.some(({ name }) => name === 'region_id');
  const lines = fields.filter(({ name, visible }) => visible && name.startsWith('street.')).length;
  return {
    ...Object.fromEntries([...kept, ...values]),
    ...(hasRegion && shownRegion(draft, directory)),
    street: draft.street.slice(0, lines),
  };
}
