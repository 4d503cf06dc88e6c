/** The events that the sandbox sends. */
export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.captured'
  | 'charge.refunded'
  | 'setup_intent.succeeded'
  | 'setup_intent.setup_failed'
  | 'setup_intent.canceled'
  | 'checkout.session.completed'
  | 'checkout.session.expired';

/** An event in the form in which it is posted to the shop. */
export interface WebhookEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly type: EventType;
  readonly data: { readonly object: object };
  readonly pending_webhooks: 1;
  readonly request: { readonly id: null; readonly idempotency_key: null };
}

/** One attempt to deliver an event to the shop. */
export interface Delivery {
  readonly event: string;
  readonly type: EventType;
  /** The status of the shop's response; null without one. */
  readonly status: number | null;
}
