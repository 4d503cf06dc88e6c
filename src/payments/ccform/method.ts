import type { ComponentType } from 'react';
import { cardPayload } from '../../domain/payment/card-payload';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../state/extensions/payment-method.types';
import { CardForm } from './CardForm';
import { forms } from './forms';

/**
 * A method whose card form the page itself configures: the card is sent to the shop with the order (CARD-14, PAY-11). It
 * stays mounted while another method is selected, so that the card need not be typed twice.
 */
export const cardForm = (
  code: string,
): PaymentMethodDefinition<ComponentType<PaymentFormProps>> => ({
  code,
  start: 'fields',
  Form: CardForm,
  confirm: () => {
    const card = forms.get(code)?.read() ?? null;
    return Promise.resolve(
      card === null
        ? { status: 'refused', hidden: true }
        : {
            status: 'ready',
            payment: { method: code, po_number: null, additional_data: cardPayload(card) },
          },
    );
  },
});
