import type { CardPart, CardParts } from '../../../state/extensions/card-page.types';
import { ownValue } from '../../../domain/own-value';
import { INVALID_FIELD } from '../fields/field-texts';
import type { VaultFieldState } from './start-vault';

/** Texts by the provider's names of the fields (ADDC-07); a description can only be missing. */
const TEXTS: Readonly<Record<CardPart, string>> = {
  description: INVALID_FIELD.empty,
  number: INVALID_FIELD.number,
  expirationDate: INVALID_FIELD.expiry,
  cvv: INVALID_FIELD.cvv,
};

const PARTS = Object.keys(TEXTS) as readonly CardPart[];

/** Whether it is the name of a field. */
export const isCardPart = (name: string): name is CardPart => Object.hasOwn(TEXTS, name);

type States = Readonly<Record<string, VaultFieldState>>;

const stateOf = (states: States, part: CardPart): VaultFieldState | undefined =>
  ownValue(states, part);

/** What is wrong with a field; one that the script leaves out is not valid, apart from the description, which may be. */
function errorOf(states: States, part: CardPart): string | null {
  const state = stateOf(states, part);
  if (state === undefined) return part === 'description' ? null : INVALID_FIELD.empty;
  if (state.isValid === true) return null;
  return state.isEmpty === true ? INVALID_FIELD.empty : TEXTS[part];
}

/** What the script says of its fields, in the words of the card fields of the checkout. */
export const cardParts = (states: States): CardParts => ({
  errors: {
    description: errorOf(states, 'description'),
    number: errorOf(states, 'number'),
    expirationDate: errorOf(states, 'expirationDate'),
    cvv: errorOf(states, 'cvv'),
  },
  empty: PARTS.filter((part) => stateOf(states, part)?.isEmpty === true),
});
