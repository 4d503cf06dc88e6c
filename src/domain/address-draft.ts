import type { AddressDraft, Directory } from './address.types';
import { ownValue } from './own-value';

/** Text of a draft's field; `street.0` names the first street line. A field that was never typed is `''`. */
export function draftText(draft: AddressDraft, name: string): string {
  const [field = '', line] = name.split('.');
  const value = ownValue(draft, field);
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return value[Number(line ?? 0)] ?? '';
}

/** Regions that were selected for other countries, as `US:12`; a list, so that it is never taken for a field. */
const LEFT = 'regions_left';

/** The draft in another country: restores the region selected for it before, if any, and sets the current one aside. */
function inCountry(draft: AddressDraft, countryId: string): AddressDraft {
  const before = draftText(draft, 'country_id');
  const regionId = draftText(draft, 'region_id');
  const stored = draft[LEFT];
  const others = (typeof stored === 'object' ? stored : []).filter(
    (entry) => !entry.startsWith(`${before}:`),
  );
  const left = regionId === '' ? others : [...others, `${before}:${regionId}`];
  const restored = left.find((entry) => entry.startsWith(`${countryId}:`));
  return {
    ...draft,
    country_id: countryId,
    region_id: restored?.slice(countryId.length + 1) ?? '',
    ...(left.length > 0 && { [LEFT]: left }),
  };
}

/** The fields of a draft alone, as they may be stored. */
export function draftFields({ [LEFT]: _left, ...fields }: AddressDraft): AddressDraft {
  return fields;
}

/**
 * The draft with one field typed. A change of country sets the selected region aside and restores it when the shopper
 * returns to that country; a region typed as text stays (decision C58).
 */
export function withDraftText(draft: AddressDraft, name: string, value: string): AddressDraft {
  const [field = '', line] = name.split('.');
  if (field === 'street') {
    const index = Number(line ?? 0);
    const length = Math.max(draft.street.length, index + 1);
    const street = Array.from({ length }, (_, i) =>
      i === index ? value : (draft.street[i] ?? ''),
    );
    return { ...draft, street };
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
