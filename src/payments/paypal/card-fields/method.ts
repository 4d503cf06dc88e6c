import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../../state/extensions/payment-method.types';
import { CARD_FIELDS_CODE, parseCardConfig } from '../api/card-config';
import { CardFields } from './CardFields';
import { confirmCard } from './confirm';

/**
 * The provider's card fields as a payment method (HOSTED-01): what is typed there never reaches the page. Left out where the
 * shop does not show it (WALL-27).
 */
export const cardFields: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: CARD_FIELDS_CODE,
  start: 'fields',
  Form: CardFields,
  availability: ({ configuration }) =>
    Promise.resolve({ status: parseCardConfig(configuration) === null ? 'hidden' : 'available' }),
  confirm: confirmCard,
};
