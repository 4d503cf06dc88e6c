import { jsonStorage } from '../../platform/storage/storage';

/** The order whose outcome or number the shopper does not know yet; shared by all tabs. */
export const openOrder = jsonStorage('till-order-attempt');

/** The last order that is known to exist; shared by all tabs. */
export const placedOrder = jsonStorage('till-order-placed');

/** The order whose success page this window was sent to. */
export const redirectedOrder = jsonStorage('till-order-led', 'sessionStorage');

/** A payment without an order (`open-charge.ts`); shared by all tabs. */
export const openCharge = jsonStorage('till-open-charge');

/** When the bank was asked about the last payment that was made in this window, in ms since 1970. */
export const windowCharge = jsonStorage('till-charged-here', 'sessionStorage');
