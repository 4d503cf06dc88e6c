import type { ExpressPaymentType } from '@stripe/stripe-js';

import { h } from './dom';

const NAMES: Partial<Record<ExpressPaymentType, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/** A wallet's name as a person reads it. */
export const walletName = (wallet: ExpressPaymentType): string => NAMES[wallet] ?? wallet;

/** How a wallet's button and sheet are marked: in letters of our own, not the wallet's artwork. */
export function walletMark(wallet: ExpressPaymentType): HTMLElement {
  const [first = '', ...rest] = walletName(wallet).split(' ');
  return h(
    'span',
    { class: `mark mark--${wallet}`, 'aria-hidden': 'true' },
    h('span', { class: 'mark__name' }, first),
    ...(rest.length > 0 ? [' ', rest.join(' ')] : []),
  );
}
