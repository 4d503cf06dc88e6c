import type { AddressDraft, Directory } from './address.types';
import { ownValue } from './own-value';

/**
 * Text of a draft's field; `street.0` names the first line of a field with several. The ids of several choices are joined
 * by commas. A field that was never typed is `''`.
 */
export function draftText(draft: AddressDraft, name: string): string {
  const [field = '', line] = name.split('.');
  const value = ownValue(draft, field) ?? '';
  if (line === undefined) return typeof value === 'string' ? value : value.join(',');
  return (typeof value === 'string' ? value.split('\n') : value)[Number(line)] ?? '';
}

/** The fields of a region: a list's choice, and a text. */
const REGION = ['region_id', 'region'] as const;

/** Regions of other countries, as `US:region_id:12`; a list, so that it is never taken for a field. */
const LEFT = 'regions_left';

/**
 * The draft in another country: the region is set aside with the country it belongs to, and the one entered for this
 * country before is restored. What was typed before any country was chosen belongs to the first one.
 */
function inCountry(draft: AddressDraft, countryId: string): AddressDraft {
  const before = draftText(draft, 'country_id');
  const stored = draft[LEFT];
  const others = (typeof stored === 'object' ? stored : []).filter(
    (entry) => !entry.startsWith(`${before}:`),
  );
  const current = REGION.flatMap((field) => {
    const text = draftText(draft, field);
    return text === '' ? [] : [`${before === '' ? countryId : before}:${field}:${text}`];
  });
  const left = [...others, ...current];
  const restored = (field: string): string => {
    const start = `${countryId}:${field}:`;
    return left.findLast((entry) => entry.startsWith(start))?.slice(start.length) ?? '';
  };
  return {
    ...draft,
    country_id: countryId,
    region_id: restored('region_id'),
    region: restored('region'),
    ...(left.length > 0 && { [LEFT]: left }),
  };
}

/** The fields of a draft alone, as they may be stored. */
export function draftFields({ [LEFT]: _left, ...fields }: AddressDraft): AddressDraft {
  return fields;
}

/**
 * The draft with one field typed. A change of country sets the region aside, chosen or typed, and restores it when the
 * shopper returns to that country (decision C58).
 */
export function withDraftText(draft: AddressDraft, name: string, value: string): AddressDraft {
  const [field = '', line] = name.split('.');
  if (line !== undefined) {
    const stored = ownValue(draft, field) ?? [];
    const before = typeof stored === 'string' ? stored.split('\n') : stored;
    const index = Number(line);
    const length = Math.max(before.length, index + 1);
    const lines = Array.from({ length }, (_, i) => (i === index ? value : (before[i] ?? '')));
    return { ...draft, [field]: lines };
  }
  if (field === 'country_id' && draftText(draft, 'country_id') !== value) {
    return inCountry(draft, value);
  }
  return { ...draft, [field]: value };
}

/**
 * An empty form: the shop's default country, everything else blank. The default region and postcode are only for
 * estimating tax before an address is known; prefilled, they could become the delivery address.
 */
export const emptyDraft = (directory: Directory): AddressDraft => ({
  street: [''],
  country_id: directory.defaultCountryId,
});
