import type { CoverFormat, CoverSubject } from '../art/cover.types';
import type { MediaView } from './product-media';
import type { Rating, ReviewsView } from './reviews/reviews.types';
import type { Settings } from '../settings/fields';
import type { PriceView, Purchase } from './product/purchase.types';

/**
 * What the shop's server hands to its pages, and the pages it calls.
 *
 * Server side (`demo/app.ts`) calls the functions of `PageRenderer`, exported by name from `demo/pages/index.ts`.
 * Pages print `printPageConfig(ctx.config)` of `demo/page-config/print.ts` in the head.
 * All texts are plain and must be escaped by the page, except where a name ends in `Html`.
 * Static files of the pages live in `demo/pages/assets/` and are served under `/static/`.
 */

/** A picture; sizes in CSS pixels. `src` is `/art/<sku>.svg`. */
export interface ImageView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One value of a configurable product's attribute. `swatch` is a colour (`#...`), an image URL or a text. */
export interface ProductOptionValue {
  readonly id: string;
  readonly label: string;
  readonly swatch: string;
  readonly swatchKind: 'color' | 'image' | 'text';
  /** The cover of a variant with this value, when the value changes how the product looks. */
  readonly cover?: string;
  /** Variants (product ids) in stock that have this value. */
  readonly products: readonly string[];
}

/** An attribute to choose; the form field is `super_attribute[<id>]`. */
export interface ProductOption {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly ProductOptionValue[];
}

/** A product as a card or a page shows it. */
export interface Product {
  readonly id: string;
  readonly sku: string;
  readonly type:
    'simple' | 'configurable' | 'virtual' | 'downloadable' | 'bundle' | 'grouped' | 'giftcard';
  readonly name: string;
  /** Author, band or director; may be ''. */
  readonly author: string;
  readonly medium: CoverFormat;
  /** What its cover is drawn from. */
  readonly art: CoverSubject;
  readonly url: string;
  readonly image: ImageView;
  readonly price: PriceView;
  readonly isSalable: boolean;
  /** Null while nobody has reviewed it. */
  readonly rating: Rating | null;
  /** e.g. `Only 2 left`; '' when there is nothing to say. */
  readonly stockNote: string;
  readonly minQty: number;
  readonly qtyStep: number;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** Facts for a definition list, e.g. Format: Paperback. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly options: readonly ProductOption[];
  /** It cannot go into the cart before its page's questions are answered. */
  readonly hasRequiredOptions: boolean;
  /** Action of the add-to-cart form (POST; fields product, qty, form_key, uenc, and those of what is chosen). */
  readonly addToCartUrl: string;
  /** Value of the hidden field `uenc`. */
  readonly uenc: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

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
 * The cart for the part that works without scripts, inside `<till-cart>`: a form to `updateUrl` with
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

export interface AddressView {
  readonly id: string;
  /** Lines to show under each other. */
  readonly lines: readonly string[];
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export interface CustomerView {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly addresses: readonly AddressView[];
}

export interface OrderView {
  readonly number: string;
  readonly url: string;
  /** Action of the form (POST, `form_key`) that puts it into the cart again. */
  readonly reorderUrl: string;
  readonly placedAt: string;
  readonly status: string;
  readonly grandTotal: string;
  readonly lines: readonly {
    readonly name: string;
    readonly qty: number;
    readonly rowTotal: string;
  }[];
}

/** An order with everything its own page tells. `shippingMethod` is '' and the address null when nothing is sent. */
export interface OrderDetailView extends OrderView {
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string;
    readonly options: CartLineView['options'];
    readonly price: string;
    readonly qty: number;
    readonly rowTotal: string;
  }[];
  readonly totals: CartView['totals'];
  readonly shippingAddress: readonly string[] | null;
  readonly billingAddress: readonly string[] | null;
  readonly shippingMethod: string;
  readonly paymentMethod: string;
}

/** JSON that the page carries for scripts, printed by `printPageConfig`. */
export interface PageConfig {
  /** Printed as `<script type="application/json" data-till-config>`; `checkoutConfig` only where the real page has it. */
  readonly till: { readonly checkout: unknown; readonly checkoutConfig?: unknown } & Readonly<
    Record<string, unknown>
  >;
  /** Each printed as one `<script type="text/x-magento-init">`: selector to component to settings. */
  readonly init: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];
}

/** What every page gets. Pages are served under a strict CSP: no inline script or style, so there is no nonce. */
export interface PageContext {
  readonly baseUrl: string;
  /** Path with query of this request. */
  readonly path: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly formKey: string;
  /** Messages of the last redirect, shown once. `textHtml` comes from the server with its few tags. */
  readonly messages: readonly {
    readonly type: 'success' | 'notice' | 'warning' | 'error';
    readonly textHtml: string;
  }[];
  readonly categories: readonly Category[];
  /** Null for a guest. */
  readonly customer: CustomerView | null;
  readonly cartCount: number;
  /** Script of the bundle, e.g. `/till/till.js`. */
  readonly scriptUrl: string;
  /** Files that the page's elements need to draw, fetched beside the loader instead of after it. */
  readonly preload: readonly string[];
  readonly config: PageConfig;
}

export interface HomeData {
  readonly featured: readonly Product[];
  readonly shelves: readonly {
    readonly category: Category;
    readonly products: readonly Product[];
  }[];
}
export interface ProductData {
  readonly product: Product;
  readonly purchase: Purchase;
  readonly category: Category | null;
  readonly related: readonly Product[];
  readonly reviews: ReviewsView;
  /** Null when there is nothing to hear or watch. */
  readonly media: MediaView | null;
}
export interface CartData {
  readonly cart: CartView;
}
export interface CheckoutData {
  readonly cart: CartView;
}
export interface SuccessData {
  readonly orderNumber: string;
  /** The order in the customer's account; null for a guest. */
  readonly orderUrl: string | null;
  /** Where a guest makes an account of the order, where the shop offers it. */
  readonly createAccountUrl: string | null;
}
/** The account's form: `firstname`, `lastname`, `email`, `password`, `password_confirmation`, `is_subscribed`. */
export interface CreateAccountData {
  /** The order that the account is made from. */
  readonly orderNumber: string | null;
  readonly values: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly isSubscribed: boolean;
  };
}
export interface ForgotPasswordData {
  readonly email: string;
}
export interface NewPasswordData {
  readonly token: string;
}
export interface MailData {
  readonly letters: readonly {
    readonly recipient: string;
    readonly subject: string;
    readonly url: string;
    readonly sentAt: string;
  }[];
}
export interface OrdersData {
  readonly orders: readonly OrderView[];
}
export interface OrderData {
  readonly order: OrderDetailView;
}
/** The demonstration's page: what this visitor has set, and what goes wrong on request. */
export interface DemoPageData {
  readonly settings: Settings;
  /** The visitor's clock. */
  readonly now: Date;
  /** How many products have another price or stock than the shop's. */
  readonly changedOnShelf: number;
  readonly faults: readonly {
    readonly id: number;
    readonly call: string;
    readonly label: string;
    readonly times: number | 'always';
  }[];
}
/** `accounts` are the demo's own customers, shown as a hint. The form posts `login[username]`, `login[password]`, `form_key`. */
export interface LoginData {
  readonly actionUrl: string;
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
  /** Picture whose letters are asked for as `captcha[user_login]`; null when they are not. */
  readonly captchaUrl: string | null;
  /** Whether the form offers `persistent_remember_me`. */
  readonly canRemember: boolean;
}
export interface AccountData {
  readonly customer: CustomerView;
  readonly orders: readonly OrderView[];
  readonly logoutUrl: string;
}
/** The pages besides the listings; each answers a whole HTML document. Exported as functions of these names from `demo/pages/index.ts`. */
export interface PageRenderer {
  renderHome(ctx: PageContext, data: HomeData): string;
  renderProduct(ctx: PageContext, data: ProductData): string;
  renderCart(ctx: PageContext, data: CartData): string;
  renderCheckout(ctx: PageContext, data: CheckoutData): string;
  renderSuccess(ctx: PageContext, data: SuccessData): string;
  renderLogin(ctx: PageContext, data: LoginData): string;
  renderAccount(ctx: PageContext, data: AccountData): string;
  renderOrders(ctx: PageContext, data: OrdersData): string;
  renderOrder(ctx: PageContext, data: OrderData): string;
  renderCreateAccount(ctx: PageContext, data: CreateAccountData): string;
  renderForgotPassword(ctx: PageContext, data: ForgotPasswordData): string;
  renderNewPassword(ctx: PageContext, data: NewPasswordData): string;
  renderMail(ctx: PageContext, data: MailData): string;
  renderDemo(ctx: PageContext, data: DemoPageData): string;
  renderNotFound(ctx: PageContext): string;
}
