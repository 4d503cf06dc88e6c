import type { Settings } from '../domain/settings/fields';
import type { CartView } from './cart.types';
import type {
  CustomerView,
  OrderDetailView,
  OrderView,
  PaymentView,
  SubscriptionView,
} from './customer.types';
import type { Change, CouponHint, KindHint } from './demo/demo.types';
import type { MediaView } from './product-media';
import type { Category, Product } from './product.types';
import type { Purchase } from './product/purchase.types';
import type { ReviewsView } from './reviews/reviews.types';

/**
 * The interface between the shop's routes and its pages: the functions exported by `demo/shop/pages/index.ts`, which return
 * whole HTML documents.
 *
 * Pages render `printPageConfig(ctx.config)` of `demo/shop/pages/page-config.ts` in the head.
 * All texts are plain and must be escaped by the page, except where a name ends in `Html`.
 * Static files of the pages live in `demo/shop/pages/assets/` and are served under `/static/`.
 */

export interface HomeData {
  /** The block `home-notice`, printed as it is; null without one. */
  readonly noticeHtml: string | null;
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
  /** Null without a recording or film. */
  readonly media: MediaView | null;
}
export interface CartData {
  readonly cart: CartView;
  /** The message for a cart below the minimum amount; otherwise absent or null. */
  readonly shortage?: string | null;
  /** Whether the cart may be sent to several addresses. */
  readonly hasMultishipping?: boolean;
}
export interface CheckoutData {
  readonly cart: CartView;
  /** Whether a subscription is being changed. */
  readonly isUpdate?: boolean;
}
export interface SuccessData {
  readonly orderNumber: string;
  /** The order in the customer's account; null for a guest. */
  readonly orderUrl: string | null;
  /** Null for offline methods. */
  readonly payment: PaymentView | null;
  readonly isPickup: boolean;
  /** Where a guest creates an account from the order, if the shop offers it. */
  readonly createAccountUrl: string | null;
}
/** The account form: `firstname`, `lastname`, `email`, `password`, `password_confirmation`, `is_subscribed`. */
export interface CreateAccountData {
  /** The order from which the account is created. */
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
export interface SubscriptionsData {
  readonly subscriptions: readonly SubscriptionView[];
  /** The customer's saved methods, which can pay for the next periods. */
  readonly methods: readonly { readonly id: string; readonly label: string }[];
}
export interface OrdersData {
  readonly orders: readonly OrderView[];
}
export interface OrderData {
  readonly order: OrderDetailView;
  /** Looked up by a guest: without a link to the list, and without reordering. */
  readonly isGuests?: boolean;
}

/** The demo page: this visitor's settings and faults. */
export interface DemoPageData {
  readonly settings: Settings;
  /** The visitor's clock. */
  readonly now: Date;
  /** Settings that differ from a stock shop's. */
  readonly changes: readonly Change[];
  readonly coupons: readonly CouponHint[];
  readonly kinds: readonly KindHint[];
  /** The number of products with a changed price or stock. */
  readonly changedOnShelf: number;
  readonly faults: readonly {
    readonly id: number;
    readonly call: string;
    readonly label: string;
    readonly times: number | 'always';
  }[];
}
/** `accounts` are the demo's customers, shown as a hint. The form posts `login[username]`, `login[password]`, `form_key`. */
export interface LoginData {
  readonly actionUrl: string;
  /** Where an account is created, if not on the usual page. */
  readonly registerUrl?: string;
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
  /** The captcha's picture for the field `captcha[user_login]`; null without a captcha. */
  readonly captchaUrl: string | null;
  /** Whether the form offers `persistent_remember_me`. */
  readonly canRemember: boolean;
}
export interface AccountData {
  readonly customer: CustomerView;
  readonly orders: readonly OrderView[];
  readonly logoutUrl: string;
  /** Other account pages. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}
