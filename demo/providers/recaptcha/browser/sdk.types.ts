/** What a page gives a widget. */
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

/** What the pages of the service have in common. */
export interface ServicePage {
  grecaptcha?: Grecaptcha;
  recaptchaSandbox?: { readonly origin: string; readonly waiting: (() => void)[] };
}

/** What a frame of the service says to the page. */
export type FromFrame =
  | { readonly type: 'token'; readonly frame: string; readonly token: string }
  | { readonly type: 'expired'; readonly frame: string };

/** What the page says to the frame of a widget: request a token, or forget the one it has. */
export interface ToFrame {
  readonly type: 'execute' | 'reset';
}
