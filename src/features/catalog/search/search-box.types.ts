import type { SearchSettings } from '../../../domain/search/search.types';

/** The server-rendered search form; the element's own form is submitted exactly like it. */
export interface ServerSearchForm {
  readonly action: string;
  /** Name of the field that contains the query. */
  readonly name: string;
  /** The input so far. */
  readonly text: string;
  /** The text was typed by the shopper and not rendered by the server. */
  readonly isTyped: boolean;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Hidden fields that are submitted with the query. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The field has the focus. */
  readonly isFocused: boolean;
  /** The form's own settings; null without any. */
  readonly settings: SearchSettings | null;
}

/** The state shared by the form in the page and the one in the layer above it. */
export interface SearchBox {
  readonly form: ServerSearchForm;
  readonly settings: SearchSettings;
  /** The typed text. The browser renders it; it waits for nothing else. */
  readonly text: () => string;
  readonly isBlank: boolean;
  readonly type: (text: string, isComposing: boolean) => void;
}
