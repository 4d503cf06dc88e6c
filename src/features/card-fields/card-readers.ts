import type { CardReader } from '../shared/card-entry/card-entry.types';

/** The form of each `<till-card-fields>` on the page, for the element's methods. */
export const cardReaders = new WeakMap<Element, CardReader>();
