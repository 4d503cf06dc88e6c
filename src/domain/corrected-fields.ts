import { draftText } from './address-draft';
import type { Address, AddressDraft } from './address.types';
import { addressToDraft } from './draft-to-address';

/** A field of an address form with its new text. */
interface CorrectedField {
  readonly name: string;
  readonly value: string;
}

/** The fields of a form that a correction changes, with their new texts; lines that the form lacks go to its last one. */
export function correctedFields(
  draft: AddressDraft,
  corrected: Address,
): readonly CorrectedField[] {
  const { street, city, postcode, region, region_id: regionId } = addressToDraft(corrected);
  const last = Math.max(draft.street.length, 1) - 1;
  const lines = Array.from({ length: last + 1 }, (_, line) => ({
    name: `street.${line}`,
    value: line === last ? street.slice(line).join(', ') : (street[line] ?? ''),
  }));
  return [
    ...lines,
    ...Object.entries({ region_id: regionId, region, city, postcode }).map(([name, value]) => ({
      name,
      value: String(value),
    })),
  ].filter(({ name, value }) => draftText(draft, name) !== value);
}
