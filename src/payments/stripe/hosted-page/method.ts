import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../../state/extensions/payment-method.types';
import { plainPayload } from '../../plain/payload';
import { cancelHosted, isPageClosed, restoreWaiting } from '../cancel-unpaid';
import { HostedPageNote } from './HostedPageNote';
import { goToHostedPage, sendHosted } from './redirect';

/**
 * Payment on the provider's own page (REDIR-01): the order is placed, then the browser goes there. A shopper who comes
 * back without having paid gets the cart back; the page stays open until the order is cancelled.
 */
export const method: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: 'stripe_payments_checkout',
  Form: HostedPageNote,
  confirm: () =>
    Promise.resolve({ status: 'ready', payment: plainPayload('stripe_payments_checkout') }),
  send: sendHosted,
  afterPlace: goToHostedPage,
  // The link on the page itself cancels the order; the browser's way back does not.
  resume: async ({ shop }) => {
    if (!(await restoreWaiting(shop))) return false;
    const isClosed = await isPageClosed(shop);
    return isClosed === null ? 'unknown' : isClosed || 'waits';
  },
  cancel: ({ shop }) => cancelHosted(shop),
};
