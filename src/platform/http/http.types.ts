/** One request. Plain data is sent as JSON; `URLSearchParams` and `FormData` are sent as forms. */
export interface HttpRequest {
  readonly url: string;
  /** `GET` when left out. Only a GET is ever retried. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for one attempt of a read, 30 seconds when left out. A write has no limit: the server may be at work as
   * long as the connection lives, and giving up would leave it unknown what became of the change. It ends when the
   * browser goes offline.
   */
  readonly timeoutMs?: number | undefined;
  /** `text` when the response is a page to be returned unchanged; `json` when left out. */
  readonly responseType?: 'json' | 'text' | undefined;
  /** True for a POST that changes nothing, such as an estimate: it has the limit of a read. */
  readonly isRead?: boolean | undefined;
  /** True for the order itself: other writes wait for it (`cart-hold.ts`). */
  readonly isOrder?: boolean | undefined;
  /** True if a success opens another page, which loads the changed sections itself (SECT-20). */
  readonly leavesPage?: boolean | undefined;
}

/** A successful response. Header names are in lower case; `url` is the one after redirects. */
export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}
