import type { CartRef } from '../domain/quote.types';

/** The shop and the cart that REST calls are about. */
export interface RestContext {
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string;
  readonly storeCode: string;
  readonly cart: CartRef;
}

/** Options that every call accepts in addition to its own arguments. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
