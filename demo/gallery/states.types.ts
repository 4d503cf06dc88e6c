import type { GiftText } from '../shop/domain/gifts/gift-messages';
import type { SessionMessage } from '../shop/domain/session/session';
import type { PageConfig } from '../shop/pages/context.types';
import type { Shop } from '../shop/domain/shop';
import type { Settings } from '../shop/domain/settings/fields';
import type { PageKind } from '../shop/storefront/context';

/** A situation in which an element can be viewed. */
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
  /** Whether names in responses are long, in other scripts, or markup. */
  readonly hostile?: true;
  readonly rightToLeft?: true;
  /** Whether the page has been scrolled past the product's form. */
  readonly scrolledPast?: true;
  /** Whether the page has no configuration for it, and the server has rendered nothing inside it. */
  readonly bare?: true;
  /** SKU of the page's product: the element's page has the configuration of that product's page. */
  readonly product?: string;
  /** Query string of the category page: `?p=2`. */
  readonly query?: string;
  /** Number of other products from its category on its page; by default as many as on the shop's page. */
  readonly neighbours?: number;
  /** Number of items on the customer's wish list. */
  readonly wishes?: number;
  /** Number of products that the visitor has viewed before. */
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

/** What an element needs from its page, and its states; the first one is the default. */
export interface ElementStates {
  readonly page: PageKind;
  /** SKU of the page's product, whose configuration the page contains. */
  readonly product?: string;
  /** The page's category, whose configuration the page contains. */
  readonly department?: string;
  /** Whether the element wraps server-rendered markup, which is taken from the product or department page. */
  readonly drawn?: true;
  /** Further init entries of its page. */
  readonly init?: (shop: Shop, baseUrl: string) => PageConfig['init'][number];
  readonly states: readonly GalleryState[];
}
