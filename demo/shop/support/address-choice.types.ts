/** An address as the module's pages print it: one line for each part that is verified, and its JSON. */
export interface ChoiceAddress {
  readonly lines: readonly { readonly text: string; readonly isChanged: boolean }[];
  readonly json: string;
}

/** What the module says of an address on a page of several ones. `original` is null where there is nothing to choose. */
export type AddressChoice =
  | { readonly error: string }
  | {
      readonly error: null;
      readonly instructionsHtml: string;
      readonly valid: ChoiceAddress;
      readonly original: ChoiceAddress | null;
    };
