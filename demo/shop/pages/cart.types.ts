import type { ImageView } from './product.types';

export interface CartLineView {
  readonly itemId: string;
  readonly name: string;
  readonly url: string | null;
  readonly image: ImageView;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly qty: number;
  readonly price: string;
  readonly rowTotal: string;
  readonly message: string;
}

/**
 * The cart's fallback inside `<till-cart>`, which works without scripts: a form to `updateUrl` with
 * `cart[<itemId>][qty]`, `update_cart_action=update_qty` and `form_key`; a form to `deleteUrl` with `id` and `form_key`;
 * a form to `couponUrl` with `coupon_code`, `remove` (0 or 1) and `form_key`.
 */
export interface CartView {
  readonly count: number;
  readonly lines: readonly CartLineView[];
  readonly totals: readonly {
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }[];
  readonly couponCode: string;
  readonly canCheckout: boolean;
  readonly updateUrl: string;
  readonly deleteUrl: string;
  readonly couponUrl: string;
  readonly checkoutUrl: string;
}
