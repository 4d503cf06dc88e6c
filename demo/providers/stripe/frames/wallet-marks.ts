import type { ExpressPaymentType } from '@stripe/stripe-js';

import { h } from '../../shared/frames/dom';

const NAMES: Partial<Record<ExpressPaymentType, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/** The display name of a wallet. */
export const walletName = (wallet: ExpressPaymentType): string => NAMES[wallet] ?? wallet;

/** The mark on a wallet's button and sheet: plain letters instead of the wallet's artwork. */
export function walletMark(wallet: ExpressPaymentType): HTMLElement {
  const [first = '', ...rest] = walletName(wallet).split(' ');
  return h(
    'span',
    { class: `mark mark--${wallet}`, 'aria-hidden': 'true' },
    h('span', { class: 'mark__name' }, first),
    ...(rest.length > 0 ? [' ', rest.join(' ')] : []),
  );
}
