import { jsonStorage } from '../../platform/storage/storage';

/** The order whose outcome, or whose number, the shopper has not been told yet: every tab sees it. */
export const openOrder = jsonStorage('till-order-attempt');

/** The order whose success page this window was led to. */
export const ledOrder = jsonStorage('till-order-led', 'sessionStorage');
