import { parseCartSection, parseCustomerSection } from '../../api/sections';
import { ownValue } from '../../domain/own-value';
import type {
  CartSection,
  CustomerSection,
  SectionName,
  StoredSection,
} from '../../domain/section.types';
import type { ConfigState } from '../config/config-slice';
import type { WithSections } from './sections-slice';

/** Parses a section once per stored object, so that selectors return the same object while nothing changes. */
function parsedOnce<T>(name: SectionName, parse: (stored: StoredSection) => T | null) {
  const known = new WeakMap<StoredSection, { readonly value: T | null }>();
  return (state: WithSections): T | null => {
    const stored = ownValue(state.sections.data, name);
    if (stored === undefined) return null;
    const entry = known.get(stored) ?? { value: parse(stored) };
    known.set(stored, entry);
    return entry.value;
  };
}

/** The cart; null until it is loaded. */
export const selectCart: (state: WithSections) => CartSection | null = parsedOnce(
  'cart',
  parseCartSection,
);

/** The customer; null until the section is loaded. */
const selectCustomer: (state: WithSections) => CustomerSection | null = parsedOnce(
  'customer',
  parseCustomerSection,
);

/**
 * Logged in means a firstname in the customer section; until that is loaded the page's flag counts (ROLE-02, ROLE-03).
 */
export function selectIsLoggedIn(state: WithSections & { readonly config: ConfigState }): boolean {
  const customer = selectCustomer(state);
  if (customer !== null) return customer.firstname !== null;
  return state.config.checkout?.isLoggedIn ?? state.config.sections?.isLoggedIn ?? false;
}
