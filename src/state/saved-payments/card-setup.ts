import type { Result } from '../../platform/result';

/**
 * Why no payment method was created. `invalid`: the form shows its own errors. `refused`: the provider's reason.
 * `failed`: the SDK gave none.
 */
export type SetupFailure =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/** The provider's form on the page, which is no data of the store: it contains the card, and the SDK's objects. */
export interface CardSetup {
  /** Whether the shopper has filled it in. */
  readonly isComplete: () => boolean;
  readonly focus: () => void;
  /** Creates a payment method of what was typed; returns its id. Never rejects. */
  readonly create: () => Promise<Result<string, SetupFailure>>;
  /** Runs the bank's authentication; returns its refusal, or null on success. Never rejects. */
  readonly authenticate: (clientSecret: string) => Promise<string | null>;
  /** Empties the form. */
  readonly clear: () => void;
}

let current: CardSetup | null = null;

/** The form that the page shows; null while there is none. */
export const currentCardSetup = (): CardSetup | null => current;

/** A view has mounted the provider's form; returns the function that takes it back. */
export function provideCardSetup(setup: CardSetup): () => void {
  current = setup;
  return () => {
    if (current === setup) current = null;
  };
}
