import type { ApiError } from '../../platform/http/api-error';
import { t } from '../../platform/i18n/i18n';
import type { AccountMessage } from './saved-payments-slice';

const error = (text: string): AccountMessage => ({ tone: 'error', text });
const success = (text: string): AccountMessage => ({ tone: 'success', text });

/** The server's own message for a failure; null when it sent none. */
export const messageOf = (failure: ApiError): string | null =>
  ('message' in failure && failure.message) || null;

/** The form is not complete (SAVED-09). */
export const incomplete = (): AccountMessage =>
  error(t('Please complete the payment method details.'));

/** The SDK gave no reason (SAVED-14). */
export const setupFailed = (): AccountMessage =>
  error(t('Could not set up the payment method. Please try again.'));

/** The provider or the shop refused the method (SAVED-15). */
export const notSaved = (reason: string): AccountMessage =>
  error(t('The payment method could not be saved: %1', [reason]));

/** The shopper's bank refused (SAVED-16). */
export const notAuthenticated = (reason: string): AccountMessage =>
  error(t('Sorry, the payment method could not be saved: ') + reason);

/** The shop gave no reason (SAVED-17). */
export const notAdded = (): AccountMessage =>
  error(t('Sorry, the payment methods could not be added.'));

/** A method is saved: a new one, or one that was there already (SAVED-11, SAVED-12). */
export const saved = (isKnown: boolean): AccountMessage =>
  success(
    isKnown
      ? t('An existing payment method has been updated.')
      : t('The payment method has been saved.'),
  );

/** A method is gone; the server's own words where it sent some. */
export const deleted = (words: string): AccountMessage =>
  success(words === '' ? t('The payment method has been deleted.') : words);

/** A method could not be deleted (SAVED-18). */
export const notDeleted = (reason: string): AccountMessage =>
  error(t('The payment methods could not be deleted: %1', [reason]));
