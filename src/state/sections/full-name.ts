import { decodeEntities } from '../../platform/text/decode';
import type { WithSections } from './sections-slice';

/** The customer's full name as text, null for a guest; undefined until the section is loaded. The platform escapes it. */
export function selectFullName(state: WithSections): string | null | undefined {
  const { customer } = state.sections.data;
  if (customer === undefined) return undefined;
  return typeof customer.fullname === 'string' && customer.fullname !== ''
    ? decodeEntities(customer.fullname)
    : null;
}
