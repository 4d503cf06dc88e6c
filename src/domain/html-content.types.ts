/** The server's response to a request for a part of a page. */
export type HtmlContentResponse =
  | {
      readonly kind: 'content';
      /** Untrusted. */
      readonly html: string;
    }
  | {
      readonly kind: 'expired';
      /** The login page, when the session has ended. */
      readonly redirect: string;
    };
