import type { PageSource } from '../../platform/page/page-source';
import type { Result } from '../../platform/result';

/** A field of the form, by the provider's name (ADDC-02). */
export type CardPart = 'description' | 'number' | 'expirationDate' | 'cvv';

/** What is wrong with each field, as English phrases; null for nothing. */
export type CardPartErrors = Readonly<Record<CardPart, string | null>>;

/** What the provider says of its fields: their errors, and which of them are empty. */
export interface CardParts {
  readonly errors: CardPartErrors;
  readonly empty: readonly CardPart[];
}

/**
 * Why the form is not there. `unavailable`: the shop keeps no cards (ADDC-09). `unrendered`: its fields could not be shown
 * (ADDC-11). `unstarted`: its script could not be loaded or started (ADDC-12).
 */
export type CardPageFailure = 'unavailable' | 'unrendered' | 'unstarted';

/** The address of the card's holder, by the provider's names; '' for what is not filled in. */
export interface CardHolderAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly extendedAddress: string;
  /** The region's name. */
  readonly region: string;
  readonly locality: string;
  readonly postalCode: string;
  /** Two letters. */
  readonly countryCodeAlpha2: string;
}

/** Where the provider shows its fields, and how they look. */
export interface CardPlaces {
  /** An empty element with an id for each field. */
  readonly hosts: Readonly<Record<CardPart, HTMLElement>>;
  /** Has the theme's colours as computed values. */
  readonly probe: Element;
}

/** What the form tells the page, any time and any number of times. */
export interface CardPageEvents {
  /** The address in the page, when the provider asks for it. */
  readonly address: () => CardHolderAddress;
  /** A field was edited: what the fields are now. */
  readonly onChange: (changed: CardPart, parts: CardParts) => void;
  readonly onSaved: () => void;
  readonly onFailed: () => void;
  readonly onCancelled: () => void;
}

/** The form as it is shown. */
export interface ShownCardPage {
  /** What the fields are now (ADDC-05). */
  readonly parts: () => CardParts;
  /**
   * Hands the card to the provider, which stores it with the shop. Reports by the events; a failure that is known to be this
   * press's by `onFailed`, maybe as well.
   */
  readonly submit: (onFailed: () => void) => void;
}

/** How customers add a card on a page of the account, without buying anything. */
export interface CardPageProvider {
  /** Whether the page has the form's configuration. */
  readonly isOnPage: (page: PageSource) => boolean;
  /** The page of the stored cards, on this shop; null where the configuration names none (ADDC-14). */
  readonly listUrl: (page: PageSource) => string | null;
  /** Shows the fields. Never rejects. */
  readonly show: (
    page: PageSource,
    places: CardPlaces,
    events: CardPageEvents,
  ) => Promise<Result<ShownCardPage, CardPageFailure>>;
}
