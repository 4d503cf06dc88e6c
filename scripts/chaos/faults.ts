/** A kind of failure with its body for `/demo/faults` or the provider's `/sandbox/faults`. */
interface FaultRow {
  readonly name: string;
  readonly fault: object;
}

/** The longest delay of a response, in milliseconds: how long after a press the shop may still work on an order. */
export const LONGEST_DELAY_MS = 1800;

/** What can happen to a response of the shop. */
export const SHOP_FAULTS = [
  { name: 'late', fault: { kind: 'delay', ms: LONGEST_DELAY_MS } },
  { name: 'a little late', fault: { kind: 'delay', ms: 500 } },
  { name: 'lost before the work', fault: { kind: 'drop-before' } },
  { name: 'lost after the work', fault: { kind: 'drop-after' } },
  { name: 'cut in half after the work', fault: { kind: 'half-json' } },
  { name: 'empty after the work', fault: { kind: 'empty' } },
  { name: 'a page in place of the work', fault: { kind: 'html' } },
  { name: '401 in place of the work', fault: { kind: 'status', status: 401 } },
  { name: '404 in place of the work', fault: { kind: 'status', status: 404 } },
  { name: '429 in place of the work', fault: { kind: 'status', status: 429 } },
  { name: '500 in place of the work', fault: { kind: 'status', status: 500 } },
  { name: '401 after the work', fault: { kind: 'status', status: 401, afterWork: true } },
  { name: '404 after the work', fault: { kind: 'status', status: 404, afterWork: true } },
  { name: '429 after the work', fault: { kind: 'status', status: 429, afterWork: true } },
  { name: '503 after the work', fault: { kind: 'status', status: 503, afterWork: true } },
] as const satisfies readonly FaultRow[];

/** What can happen to a response of the provider. */
export const PROVIDER_FAULTS = [
  { name: 'late', fault: { kind: 'delay', ms: 1200 } },
  { name: 'lost before the work', fault: { kind: 'drop-before' } },
  { name: 'lost after the work', fault: { kind: 'drop-after' } },
  { name: 'cut in half after the work', fault: { kind: 'half-json' } },
  { name: 'a page in place of the work', fault: { kind: 'html' } },
  { name: '429 in place of the work', fault: { kind: 'status', status: 429 } },
  { name: '500 in place of the work', fault: { kind: 'status', status: 500 } },
] as const satisfies readonly FaultRow[];

/** What can happen at a moment of the provider's own, by the window or the event that it belongs to. */
export const MOMENT_FAULTS = [
  { name: 'the challenge answers twice', call: 'challenge-answer', fault: { kind: 'twice' } },
  { name: 'the sheet confirms twice', call: 'sheet-confirm', fault: { kind: 'twice' } },
  { name: 'the report to the shop comes late', call: 'webhook', fault: { kind: 'delay', ms: 900 } },
  {
    name: 'the report to the shop comes before the answer',
    call: 'webhook',
    fault: { kind: 'before' },
  },
  { name: 'the report to the shop comes twice', call: 'webhook', fault: { kind: 'twice' } },
  { name: 'the report to the shop is lost', call: 'webhook', fault: { kind: 'never' } },
  { name: 'the window approves twice', call: 'approval', fault: { kind: 'twice' } },
  {
    name: 'the window never says that it has approved',
    call: 'approval',
    fault: { kind: 'never' },
  },
] as const satisfies readonly (FaultRow & { readonly call: string })[];

/**
 * The provider's calls that can fail, with the side that makes them. The shop's confirmation is never lost after the
 * work: only the shop's server could know of that charge.
 */
export const PROVIDER_CALLS = {
  'create-intent': 'shop',
  'confirm-intent': 'shop',
  'retrieve-intent': 'browser',
  'create-payment-method': 'browser',
  'create-confirmation-token': 'browser',
  'create-session': 'shop',
  'retrieve-session': 'shop',
} as const;

/** The same of the second provider, which tells apart by the call alone who makes it. */
export const PAYPAL_CALLS = [
  'create-order',
  'retrieve-order',
  'update-order',
  'capture-order',
  'approve',
  'card-confirm',
  'answer',
  'google-confirm',
  'apple-validate',
  'apple-confirm',
] as const;

/** A call of a provider that can fail. */
export type ProviderCall = keyof typeof PROVIDER_CALLS | (typeof PAYPAL_CALLS)[number];

/** Whether a call is one of the first provider's. */
export const isOfStripe = (call: ProviderCall): call is keyof typeof PROVIDER_CALLS =>
  Object.hasOwn(PROVIDER_CALLS, call);

/** Whether a moment belongs to the second provider. */
export const isOfPaypal = (moment: string): boolean => moment === 'approval';

/** Whether a failure leaves the provider's work done. */
export const isAfterWork = (name: string): boolean => name.includes('after the work');
