/** The parts of the shop's old front end that the bridge uses; each may be missing on a page. */

/** A Knockout observable. */
export interface Observable {
  (): unknown;
  subscribe(listener: () => void): unknown;
}

/** `Magento_Customer/js/customer-data`. */
export interface CustomerData {
  get(section: string): Observable;
  set(section: string, data: unknown): void;
}

export interface RequireJs {
  (modules: readonly string[], found: (...modules: unknown[]) => void): void;
  /** Whether a module has been defined. */
  defined?(module: string): boolean;
}

export interface JQueryRequest {
  readonly responseJSON?: unknown;
}

export interface JQuery {
  (target: Document): {
    on(
      event: 'ajaxComplete',
      handler: (
        event: unknown,
        request: JQueryRequest,
        settings: { readonly url?: string; readonly type?: string },
      ) => void,
    ): void;
  };
}

/** Globals of the old front end on `window`. */
export interface OldFrontEnd {
  readonly jQuery?: JQuery;
  readonly require?: RequireJs | { readonly baseUrl?: string };
  /** The helpers of a Hyvä theme, which has neither of the others. */
  readonly hyva?: unknown;
}

export const oldFrontEnd = (): OldFrontEnd => window as unknown as OldFrontEnd;
