import type { ShopFile } from '../../e2e/live/shop-file';

/** A page of any shop, and what on it has to be usable. */
export interface LivePage {
  /** What a shopper can do once it is ready. */
  readonly name: string;
  readonly path: string;
  /** Selector of what the elements render there, or else the stock front end's scripts. */
  readonly ready: string;
}

/** The pages that are measured in the shop of this file; those that it does not name are left out. */
export function livePages({ configurable, category }: ShopFile): readonly LivePage[] {
  return [
    ...(configurable === undefined
      ? []
      : [
          {
            name: 'product (choose a swatch)',
            path: configurable.path,
            ready: 'till-swatches .till-root [role="radio"], .swatch-attribute .swatch-option',
          },
        ]),
    ...(category === undefined
      ? []
      : [
          {
            name: 'category (open the filters)',
            path: category,
            ready: 'till-filters > .till-root button, .filter-title [role="tab"]',
          },
        ]),
    {
      name: 'cart (see the total)',
      path: '/checkout/cart/',
      ready: 'till-cart .till-totals, #cart-totals .grand .price',
    },
    {
      name: 'checkout (type the e-mail)',
      path: '/checkout/',
      ready: 'till-checkout input[type="email"], #customer-email',
    },
  ];
}
