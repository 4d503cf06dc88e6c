import { isNestedTooDeep, isRecord, type JsonRecord as Json } from '../record';

/** Parses a configuration in the page; null for anything but a JSON object, and for one that is nested too deep. */
export function parseConfig(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && !isNestedTooDeep(value) ? value : null;
  } catch {
    return null;
  }
}
