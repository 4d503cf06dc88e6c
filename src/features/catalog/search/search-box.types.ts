import type { SearchSettings } from '../../../domain/search/search.types';

/** The server's search form, as it stood on the page: the element's own form is sent just like it. */
export interface PrintedSearch {
  readonly action: string;
  /** Name of the field that holds the query. */
  readonly name: string;
  /** What stood in it, as typed so far. */
  readonly text: string;
  /** The shopper has typed it, and not the server printed it. */
  readonly isTyped: boolean;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Fields that are sent along. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The focus is in it. */
  readonly isFocused: boolean;
  /** The form's own settings; null when it prints none. */
  readonly settings: SearchSettings | null;
}

/** The state that the form in the page and the one above it share. */
export interface SearchBox {
  readonly form: PrintedSearch;
  readonly settings: SearchSettings;
  /** What is typed. Its letters are not drawn by us: none of them waits for anything else. */
  readonly text: () => string;
  readonly isBlank: boolean;
  readonly type: (text: string, isComposing: boolean) => void;
}
