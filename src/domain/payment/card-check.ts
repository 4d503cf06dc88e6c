import { brandOf, checkCardNumber } from './card-number';
import { cardTypes } from './card-types';
import type { CardType } from './card.types';

/** Name and number of digits of a security code while the card's type is not decided (CARD-28). */
export const usualCode: CardType['securityCode'] = { name: 'CVV', size: 3 };

/** Name and number of digits of the security code of a number, finished or not (CARD-01, CARD-28). */
export const securityCodeOf = (number: string): CardType['securityCode'] =>
  brandOf(number)?.securityCode ?? usualCode;

/**
 * The types of a shop's list, which names them by code or by title (C34). A list without any type that is known here
 * restricts nothing.
 */
export function allowedTypes(names: readonly string[]): readonly CardType[] {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  const found = cardTypes.filter(
    ({ code, title }) => wanted.has(code.toLowerCase()) || wanted.has(title.toLowerCase()),
  );
  return found.length > 0 ? found : cardTypes;
}

/**
 * Why a number cannot be paid with, as an English phrase; null when it can (CARD-23, CARD-24).
 * @phrases
 */
export function numberError(number: string, allowed: readonly CardType[]): string | null {
  const { status, type } = checkCardNumber(number);
  if (status !== 'valid') return 'Please enter a valid credit card number.';
  return allowed.some(({ code }) => code === type?.code)
    ? null
    : 'Please enter a valid credit card type number.';
}

/**
 * Why a security code is not one of the number's card, as an English phrase; null when it is (CARD-28).
 * @phrases
 */
export const securityCodeError = (code: string, number: string): string | null =>
  /^\d+$/.test(code) && code.length === securityCodeOf(number).size
    ? null
    : 'Please enter a valid credit card verification number.';
