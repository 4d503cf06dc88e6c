import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import { ownValue } from '../../../domain/own-value';

/** Hints of a field for the browser, its keyboard and autofill. */
interface FieldHints {
  readonly autoComplete: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: NonNullable<HTMLAttributes<HTMLElement>['inputMode']>;
  readonly autoCapitalize?: string;
  readonly spellCheck?: boolean;
  /** Half-width fields are paired where there is room. */
  readonly width: 'half' | 'full';
}

/** The kind of address; the first part of every autocomplete token. */
export type AddressPurpose = 'shipping' | 'billing';

type Hints = Omit<FieldHints, 'autoComplete' | 'width'> & {
  readonly token: string;
  readonly full?: true;
};

const known: Readonly<Record<string, Hints>> = {
  prefix: { token: 'honorific-prefix' },
  firstname: { token: 'given-name', autoCapitalize: 'words', spellCheck: false },
  middlename: { token: 'additional-name', autoCapitalize: 'words', spellCheck: false },
  lastname: { token: 'family-name', autoCapitalize: 'words', spellCheck: false },
  suffix: { token: 'honorific-suffix' },
  company: { token: 'organization', full: true, spellCheck: false },
  country_id: { token: 'country' },
  region_id: { token: 'address-level1' },
  region: { token: 'address-level1', autoCapitalize: 'words' },
  city: { token: 'address-level2', autoCapitalize: 'words', spellCheck: false },
  postcode: { token: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  telephone: { token: 'tel', type: 'tel', inputMode: 'tel' },
  dob: { token: 'bday', inputMode: 'numeric' },
  fax: { token: 'fax tel', type: 'tel', inputMode: 'tel' },
};

/** Number of the street line, from 1; 0 for any other field. */
export function streetLine(name: string): number {
  const index = /^street\.(\d)$/.exec(name)?.[1];
  return index === undefined ? 0 : Number(index) + 1;
}

/** What follows the label of a further line of the shop's own attribute: its number. */
export const lineOf = (name: string): string => {
  const index = Number(/^(?!street)[^.]+\.(\d+)$/.exec(name)?.[1] ?? 0);
  return index === 0 ? '' : ` ${String(index + 1)}`;
};

/**
 * Hints for a field of an address form by its configured name. The merchant's custom fields get no token, because
 * autofill would guess wrong.
 */
export function fieldHints(name: string, purpose: AddressPurpose): FieldHints {
  const line = streetLine(name);
  if (line > 0) {
    return {
      autoComplete: `${purpose} address-line${String(line)}`,
      autoCapitalize: 'words',
      spellCheck: false,
      width: 'full',
    };
  }
  const hints = ownValue(known, name);
  if (hints === undefined) return { autoComplete: 'off', width: 'full' };
  const { token, full, ...rest } = hints;
  return { ...rest, autoComplete: `${purpose} ${token}`, width: full === true ? 'full' : 'half' };
}

/** The `name` attribute the platform's forms use: `street.0` is `street[0]`. */
export const inputName = (name: string): string => name.replace(/\.(\d+)$/, '[$1]');
