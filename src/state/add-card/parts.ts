import type { CardPart } from '../extensions/card-page.types';

/** The fields of the form, in the order in which they are shown. */
export const CARD_PARTS: readonly CardPart[] = ['number', 'expirationDate', 'cvv', 'description'];
