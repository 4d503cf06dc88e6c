import type { PaymentMethodDefinition } from '../../../state/extensions/payment-method.types';
import { cardIcon, storedCards, VAULT_CODE } from '../api/stored-cards';
import type { StoredCard } from '../domain/card.types';
import { confirmStoredCard } from './confirm';

/** What a customer recognises a card by, e.g. `Visa •••• 1111`. */
const titleOf = ({ brand, digits, description }: StoredCard): string =>
  [brand, digits === '' ? '' : `•••• ${digits}`].filter(Boolean).join(' ') || description;

/** The customer's stored cards of the provider, a row each (WALL-01, VAULT-01). */
export const storedCardMethod: PaymentMethodDefinition = {
  code: VAULT_CODE,
  instruments: (context) =>
    Promise.resolve(
      storedCards(context).map((card) => {
        const icon = cardIcon(context.configuration, card.type);
        return {
          id: card.publicHash,
          title: titleOf(card),
          ...(card.description === '' ? {} : { detail: card.description }),
          ...(icon === undefined ? {} : { icon }),
        };
      }),
    ),
  confirm: confirmStoredCard,
};
