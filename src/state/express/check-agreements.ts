import { t } from '../../platform/i18n/i18n';
import { agreementsRefused } from '../checkout/checkout-actions';
import {
  selectAcceptedAgreements,
  selectCheckout,
  UNREADABLE_TERMS,
} from '../checkout/checkout-slice';
import type { TillStore } from '../shared/store.types';
import { expressFailed } from './express-slice';

/**
 * Whether the agreements of the checkout can be read and are accepted, so that a wallet may pay (EXPR-14). Otherwise marks
 * the open ones, and reports an error if their checkboxes are not visible yet.
 */
export function checkAgreements(store: TillStore): boolean {
  const state = store.getState();
  const accepted = selectAcceptedAgreements(state);
  if (state.config.checkout?.hasUnreadableAgreement === true) {
    store.dispatch(expressFailed(t(UNREADABLE_TERMS)));
    return false;
  }
  const open = (state.config.checkout?.agreements ?? [])
    .filter(({ id, isManual }) => isManual && !accepted.includes(id))
    .map(({ id }) => id);
  if (open.length === 0) return true;
  store.dispatch(agreementsRefused(open));
  if (selectCheckout(state).payment.selected === null) {
    store.dispatch(expressFailed(t('Please accept the terms and conditions before you pay.')));
  }
  return false;
}
