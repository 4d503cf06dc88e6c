import { jsonStorage } from '../../../platform/storage/storage';
import type { PayLaterLocation } from '../../../state/extensions/pay-later-provider.types';

/** Whether the last message of a place could not be shown in this visit: no room is reserved for the next one there then. */
const missing = (location: PayLaterLocation) =>
  jsonStorage(`till-without-pay-later-${location}`, 'sessionStorage');

/** Whether there was no message on the last page that has one in this place. */
export const wasMissing = (location: PayLaterLocation): boolean =>
  missing(location).read() === true;

/** Notes whether the message of a place is shown. */
export function noteShown(location: PayLaterLocation, isShown: boolean): void {
  if (isShown) missing(location).remove();
  else missing(location).write(true);
}
