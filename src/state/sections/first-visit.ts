import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { SectionName, StoredSection } from '../../domain/section.types';
import { privateContentVersion } from './private-content';
import { hasTrace } from './section-store';

/** The header's menu of a logged-in customer in the platform's themes. */
const CUSTOMER_MENU = '.customer-menu, [data-block="customer-menu"]';

/** What the shop would answer about a visitor of whom it has nothing yet; other sections may have content for everybody. */
const EMPTY: Readonly<Record<SectionName, StoredSection>> = {
  customer: { data_id: 0 },
  cart: { data_id: 0, summary_count: 0, items: [] },
  'compare-products': { data_id: 0, count: 0, items: [] },
  'instant-purchase': { data_id: 0, available: false },
};

/** Whether the page was rendered for a customer, as far as it tells. */
export const isCustomerMenuShown = (): boolean => document.querySelector(CUSTOMER_MENU) !== null;

/**
 * The sections of a visitor who has posted nothing yet: they are empty, and loading them would begin a session beside the one
 * that a form of the page begins, whose product is then lost. The platform marks every post with the version cookie, and loads no private
 * content without it either. Nothing for everybody else.
 */
export function firstVisitSections({
  names,
  isLoggedIn,
  clientSideNames,
}: SectionSettings): Readonly<Record<SectionName, StoredSection>> {
  const isKnown =
    privateContentVersion() !== null ||
    isLoggedIn === true ||
    hasTrace(clientSideNames) ||
    isCustomerMenuShown();
  return isKnown
    ? {}
    : Object.fromEntries(Object.entries(EMPTY).filter(([name]) => names.includes(name)));
}
