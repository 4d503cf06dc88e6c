/** The options of a widget. */
export interface Parameters {
  readonly sitekey: string;
  readonly theme?: string;
  readonly size?: string;
  readonly badge?: string;
  readonly hl?: string;
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

/** The service's global: `ready` from the start, the rest with the second script. */
export interface Grecaptcha {
  ready: (onReady: () => void) => void;
  render?: (element: HTMLElement, parameters: Parameters) => number;
  reset?: (widget?: number) => void;
  execute?: (widget?: number) => void;
  getResponse?: (widget?: number) => string;
}

/** The common parts of the service's pages. */
export interface ServicePage {
  grecaptcha?: Grecaptcha;
  recaptchaSandbox?: { readonly origin: string; readonly waiting: (() => void)[] };
}

/** Messages from a frame of the service to the page. */
export type FromFrame =
  | { readonly type: 'token'; readonly frame: string; readonly token: string }
  | { readonly type: 'expired'; readonly frame: string };

/** Messages from the page to a widget's frame: request a token, or discard the current one. */
export interface ToFrame {
  readonly type: 'execute' | 'reset';
}
