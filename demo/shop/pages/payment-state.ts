import { translate } from '../domain/language/translate';
import type { PaymentView } from './customer.types';
import { markup, nothing, type Markup } from './markup';

/** The status of a payment, with the card; empty for offline methods. */
export const paymentState = (payment: PaymentView | null): Markup =>
  payment === null
    ? nothing
    : markup`<p class="payment-state" data-payment-state="${payment.state}">${
        payment.label === '' ? nothing : markup`<span dir="ltr">${payment.label}</span> `
      }<span class="tag">${translate(payment.words)}</span></p>`;
