/** One request. Bodies: plain data goes as JSON; `URLSearchParams` and `FormData` go as forms. */
export interface HttpRequest {
  readonly url: string;
  /** `GET` when left out. Only a GET is ever repeated. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt; 30 seconds when left out. */
  readonly timeoutMs?: number | undefined;
  /** `text` when the answer is a page that is wanted as it is; `json` when left out. */
  readonly answer?: 'json' | 'text' | undefined;
  /** The order itself: other writes wait for it (`cart-hold.ts`). */
  readonly isOrder?: boolean | undefined;
  /** True when a success leads to another page, which asks for what has changed by itself (SECT-20). */
  readonly leavesPage?: boolean | undefined;
}

/** A successful answer. Header names are in lower case; `url` is the address after redirects. */
export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}
