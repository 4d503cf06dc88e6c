import type { SavedMethod } from '../../domain/payment/saved-method.types';
import type { PageSource } from '../../platform/page/page-source';
import type { Result } from '../../platform/result';

/** The page of saved methods. */
export interface SavedMethodsPage {
  readonly shop: { readonly baseUrl: string; readonly storeCode: string };
  /** Null outside a shop's page. */
  readonly page: PageSource | null;
  /** The query of the page's address, with its question mark (SAVED-03, SAVED-04). */
  readonly search: string;
}

/** A method that the shop has accepted. */
export interface AddedMethod {
  readonly method: SavedMethod;
  /** Present while the bank requires authentication first; until then the method is not saved. */
  readonly clientSecret: string | null;
}

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

/** What happens to a form that is being shown. */
export interface CardFormEvents {
  readonly onReady: () => void;
  /** The form cannot be shown (SAVED-13). */
  readonly onBroken: () => void;
  /** Aborted when the form's place is gone: remove the form. */
  readonly signal: AbortSignal;
}

/** How methods are added on the page of saved methods. */
export interface SavedMethodsForm {
  /** Shows the provider's form in `host`. Null when it cannot be shown, which `onBroken` reports too. Never rejects. */
  readonly mount: (
    host: HTMLElement,
    page: SavedMethodsPage,
    events: CardFormEvents,
  ) => Promise<CardSetup | null>;
  /** Saves a method that the form has created (SAVED-06). Never rejects. */
  readonly save: (page: SavedMethodsPage, id: string) => Promise<Result<AddedMethod>>;
  /** The page that the customer goes to once a method is saved; null to stay (SAVED-04). */
  readonly returnUrl: (page: SavedMethodsPage) => string | null;
}

/** What a customer has saved with a provider. The calls never reject. */
export interface SavedMethodsProvider {
  /** The customer's saved methods (SAVED-05). 400 when nobody is logged in (SAVED-02). */
  readonly list: (
    page: SavedMethodsPage,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<readonly SavedMethod[]>>;
  /** Deletes a method (SAVED-07); returns the server's text, '' where it has none. */
  readonly remove: (page: SavedMethodsPage, method: SavedMethod) => Promise<Result<string>>;
  /** Left out where methods are added in the checkout alone. */
  readonly form?: SavedMethodsForm;
}
