import { numberError, securityCodeError } from './card-check';
import { cardTypes } from './card-types';

/** What is neither a digit nor a space. */
const UNREADABLE = /[^\d\s]/;

/**
 * The error of a card number or a security code that holds anything but digits, so that it is no number at all, as an
 * English phrase; null when there is none (MSG-12, CARD-20, CARD-28). The texts are as typed.
 */
export function formatError(number: string, securityCode: string): string | null {
  if (UNREADABLE.test(number)) return numberError(number, cardTypes);
  return UNREADABLE.test(securityCode) ? securityCodeError(securityCode, number) : null;
}
