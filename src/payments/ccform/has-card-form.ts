import { ownValue } from '../../domain/own-value';
import { isRecord, recordOf, type JsonRecord } from '../../platform/record';

/** The card types of a method, titles by code; null for a method without a card form (`payment.ccform`). */
export function printedCardTypes(code: string, configuration: JsonRecord): JsonRecord | null {
  const types = ownValue(recordOf(recordOf(configuration['ccform'])['availableTypes']), code);
  // PHP serializes an empty map as a list.
  return isRecord(types) || Array.isArray(types) ? recordOf(types) : null;
}

/** Whether the page configures a card form for a method. */
export const hasCardForm = (code: string, configuration: JsonRecord): boolean =>
  printedCardTypes(code, configuration) !== null;
