/** Names whose texts say nothing about a shopper. */
const PLAIN = /^(?:tag|status|step|outcome|kind|type|attribute|carrierCode|methodCode)$/;

/**
 * A value as the log shows it: numbers, booleans and the texts of a few names. Whatever may identify a shopper or a cart
 * is `…`: other texts, and numbers under a name that ends with `id`.
 */
export function safeValue(name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return /id$/i.test(name) ? '…' : String(value);
  if (typeof value === 'string') return PLAIN.test(name) ? value : '…';
  return Array.isArray(value) ? `${String(value.length)} entries` : '…';
}

/** The entries of an event's detail as the log shows them. */
export const safeDetail = (detail: unknown): string =>
  Object.entries(typeof detail === 'object' ? (detail ?? {}) : {})
    .map(([name, value]) => `${name}: ${safeValue(name, value)}`)
    .join(', ');
