/** What the server answers about a part of a page that it draws when it is asked. */
export type HtmlContentResponse =
  | {
      readonly kind: 'content';
      /** Not to be trusted. */
      readonly html: string;
    }
  | {
      readonly kind: 'expired';
      /** Where the reader, whose session has ended, is to sign in. */
      readonly redirect: string;
    };
