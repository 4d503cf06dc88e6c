import type { PayPalCardFieldsComponent } from '@paypal/paypal-js';

/** The provider's fields in the page. */
export interface LiveFields {
  readonly card: PayPalCardFieldsComponent;
  /** Shows what is wrong at the fields and focuses the first of them; whether nothing is (HOSTED-02). Never rejects. */
  readonly validate: () => Promise<boolean>;
  /** Replaces them by new, empty ones. */
  readonly renew: () => void;
}

let live: LiveFields | null = null;

/** The fields as they are now; null while they are not there. They hold the card, so they are never in the store. */
export const liveFields = (): LiveFields | null => live;

/** The fields were shown; returns the function that forgets them. */
export function keepFields(fields: LiveFields): () => void {
  live = fields;
  return () => {
    if (live === fields) live = null;
  };
}
