import { GreetedFrame } from '../../../shared/browser/greeted-frame';
import { ORIGIN } from '../../../shared/browser/origin';
import { SHOPPER } from '../../../shared/shopper';
import { makeOverlay } from '../overlay';
import type { FromSheet, SheetContent, ToSheet } from './protocol.types';
import { StatusError } from './status-error';
import type { CardToken } from './token';

/** What the shop's page answers to a confirmation. */
export interface Answer {
  readonly transactionState?: string;
  readonly error?: { readonly message?: string };
}

/** The end of a sheet: paid, or an error with Google's status code. */
export interface SheetEnd {
  readonly resolve: (data: object) => void;
  readonly reject: (error: StatusError) => void;
}

/** The data that the sheet hands over once the payer has confirmed. */
function paymentData(
  { card, address }: Extract<FromSheet, { readonly type: 'pay' }>,
  { total, currency }: SheetContent,
): object {
  const token: CardToken = { card, price: total, currency };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    email: SHOPPER.email,
    paymentMethodData: {
      type: 'CARD',
      info: { cardNetwork: 'VISA', cardDetails: '1111' },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: btoa(JSON.stringify(token)) },
    },
    ...(address && {
      shippingAddress: {
        name: SHOPPER.name,
        phoneNumber: SHOPPER.phone,
        address1: address.line1,
        address2: address.line2 ?? '',
        locality: address.city,
        administrativeArea: address.state,
        postalCode: address.postal_code,
        countryCode: address.country,
      },
    }),
  };
}

/** Opens a sheet over the page. An error of the page's callback is shown in it, and the payer may try again. */
export function openSheet(
  content: SheetContent,
  authorize: (data: object) => Promise<Answer>,
  { resolve, reject }: SheetEnd,
): void {
  const { overflow } = document.documentElement.style;
  const focused = document.activeElement;
  const frame = makeOverlay('Sandbox Google Pay', '/gp/sheet', {
    locale: document.documentElement.lang.replace('-', '_'),
  });
  const inner = new GreetedFrame<ToSheet, FromSheet>(frame, ORIGIN, {
    first: () => ({ type: 'init', content }),
    heard: (message) => {
      if (message.type === 'cancel')
        close(() => reject(new StatusError('CANCELED', 'The payer has closed the sheet')));
      if (message.type === 'pay') void pay(paymentData(message, content));
    },
    broken: () => {
      close(() => reject(new StatusError('INTERNAL_ERROR', 'The sheet could not be loaded')));
    },
  });
  const close = (then: () => void): void => {
    inner.close();
    document.documentElement.style.overflow = overflow;
    if (focused instanceof HTMLElement) focused.focus();
    then();
  };
  const pay = async (data: object): Promise<void> => {
    const answer = await authorize(data).catch((): Answer => ({}));
    if (answer.transactionState === 'SUCCESS') close(() => resolve(data));
    else inner.send({ type: 'failed', message: answer.error?.message ?? '' });
  };
  document.documentElement.style.overflow = 'hidden';
  document.body.append(frame);
  frame.focus();
}
