import { isSignedOutElsewhere } from '../sections/section-store';
import type { TillState } from '../shared/store.types';

/** Whether the checkout's page is a customer's who has signed out in another tab; a guest's never is. */
export const isCustomerSignedOutElsewhere = ({ config }: TillState): boolean =>
  config.checkout?.isLoggedIn === true && isSignedOutElsewhere();
