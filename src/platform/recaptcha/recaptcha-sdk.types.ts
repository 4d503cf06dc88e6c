/** What a widget is made with. The service takes further settings of the shop as they are. */
export interface RecaptchaParameters extends Readonly<Record<string, unknown>> {
  /** A token for one request; valid for two minutes. */
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  /** The service cannot be reached. */
  readonly 'error-callback': () => void;
}

/** What Till uses of the service's script. */
export interface RecaptchaSdk {
  /** Returns the widget's number. */
  readonly render: (element: HTMLElement, parameters: RecaptchaParameters) => number;
  readonly reset: (widget: number) => void;
  /** Requests a token from an invisible widget, which may show a challenge first. */
  readonly execute: (widget: number) => unknown;
}

/** The script as it is on the page at first: it fetches a second one, and calls back when that is there. */
export type RecaptchaGlobal = Partial<RecaptchaSdk> & {
  readonly ready?: (onReady: () => void) => void;
};
