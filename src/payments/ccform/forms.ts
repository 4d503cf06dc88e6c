import type { CardReader } from '../../features/shared/card-entry/card-entry.types';

/** The card form of each method that is shown, by the method's code. Cards are read from it and kept nowhere. */
export const forms = new Map<string, CardReader>();
