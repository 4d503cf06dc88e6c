/** One tag of Till and what it stands in for in the shop's pages. */
export interface Swap {
  readonly tag: string;
  /** CSS selector of the stock markup. Every match is swapped, outermost first. */
  readonly select: string;
  /** CSS selector that matches pages where the markup is expected; there it is missed when it is not found. */
  readonly on: string;
  /** Selector, inside the markup, of a link that is shown until the element is ready. */
  readonly link?: string;
  /** The markup itself goes into the tag and is shown until the element is ready: it works without scripts. */
  readonly keep?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Pages of Luma and of themes that descend from it. Tags that the built bundle lacks are left out. */
export const lumaSwaps: readonly Swap[] = [
  {
    tag: 'till-mini-cart',
    select: '[data-block="minicart"]',
    on: 'body:not(.checkout-index-index)',
    link: 'a.showcart',
  },
  {
    tag: 'till-cart',
    select: '.cart-container',
    on: 'body.checkout-cart-index #form-validate',
  },
  {
    tag: 'till-checkout',
    select: '#checkout.checkout-container',
    on: 'body.checkout-index-index',
  },
  {
    tag: 'till-swatches',
    select: '.product-info-main .swatch-opt',
    on: 'body.page-product-configurable',
  },
  {
    tag: 'till-search',
    select: '#search_mini_form',
    keep: true,
    on: 'body:not(.checkout-index-index)',
  },
];
