import type { GiftText } from '../shop/domain/gifts/gift-messages';
import type { SessionMessage } from '../shop/domain/session/session';
import type { Settings } from '../shop/domain/settings/fields';
import type { PageKind } from '../shop/storefront/context';

/** A situation that an element can be looked at in. */
export interface GalleryState {
  /** In addresses: `?state=many`. */
  readonly id: string;
  readonly label: string;
  /** One sentence for the reader. */
  readonly shows: string;
  /** Lines in the visitor's cart. */
  readonly lines: number;
  /** Whether the visitor is signed in, with addresses. */
  readonly customer?: true;
  /** The responses to the element's requests; by default those of the demo shop. */
  readonly calls?: 'held' | 'failing';
  /** Whether the shop refuses the element's calls in this state, which browsers log as errors. */
  readonly refused?: true;
  /** Messages that the shop shows to the visitor. */
  readonly messages?: readonly SessionMessage[];
  /** Whether names in the answers are long, foreign or markup. */
  readonly hostile?: true;
  readonly rightToLeft?: true;
  /** Whether the page has been scrolled past the form that buys its product. */
  readonly scrolledPast?: true;
  /** Whether its page prints nothing for it, and the server has drawn nothing inside it. */
  readonly bare?: true;
  /** SKU of the product whose page this is: what such a page prints, the page of the element prints. */
  readonly product?: string;
  /** Query string of the department's page: `?p=2`. */
  readonly query?: string;
  /** Other products of its shelf that its page shows; as many as the shop's page does by default. */
  readonly neighbours?: number;
  /** How many products the visitor has looked at before. */
  readonly viewed?: number;
  /** The coupon of the visitor's cart. */
  readonly coupon?: string;
  /** The gift message of the visitor's order. */
  readonly gift?: GiftText;
  /** The visitor's shop settings. */
  readonly settings?: Partial<Settings>;
  /** Server-rendered content of the element, instead of the example's. */
  readonly inside?: string;
}

/** What an element needs from its page, and the states it can be in, the first one shown first. */
export interface ElementStates {
  readonly page: PageKind;
  /** SKU of the product whose page it is; its configuration is printed as well. */
  readonly product?: string;
  /** Department whose page it is; its configuration is printed as well. */
  readonly department?: string;
  /** Whether the element wraps server-rendered markup, which is taken from the product or department page. */
  readonly drawn?: true;
  readonly states: readonly GalleryState[];
}
