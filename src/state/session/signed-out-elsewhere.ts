import { isSignedOutElsewhere } from '../sections/section-store';
import type { TillState } from '../shared/store.types';

/** Whether the checkout page belongs to a customer who has signed out in another tab. */
export const isCustomerSignedOutElsewhere = ({ config }: TillState): boolean =>
  config.checkout?.isLoggedIn === true && isSignedOutElsewhere();
