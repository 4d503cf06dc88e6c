import type { CartRef } from '../domain/quote.types';

/** The shop and the cart of REST calls. */
export interface RestContext {
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string;
  readonly storeCode: string;
  readonly cart: CartRef;
}

/** Options of every call, besides its own arguments. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
