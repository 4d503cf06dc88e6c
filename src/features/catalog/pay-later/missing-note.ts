import { jsonStorage } from '../../../platform/storage/storage';

/** Whether the last message of this visit could not be shown: no room is reserved for the next one then. */
const missing = jsonStorage('till-without-pay-later', 'sessionStorage');

/** Whether there was no message on the last page that has one. */
export const wasMissing = (): boolean => missing.read() === true;

/** Notes whether the message of this page is shown. */
export function noteShown(isShown: boolean): void {
  if (isShown) missing.remove();
  else missing.write(true);
}
