import type { CustomerView } from './customer.types';
import type { Category } from './product.types';

/** JSON in the page for scripts, rendered by `printPageConfig`. */
export interface PageConfig {
  /** Rendered as `<script type="application/json" data-till-config>`; `checkoutConfig` only as in a real shop. */
  readonly till: { readonly checkout: unknown; readonly checkoutConfig?: unknown } & Readonly<
    Record<string, unknown>
  >;
  /** Each rendered as one `<script type="text/x-magento-init">`: selector to component to settings. */
  readonly init: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];
}

/** A form's reCAPTCHA, as the platform's block renders it: a container with this id, and its init script. */
export interface RecaptchaBlock {
  readonly id: string;
  readonly init: PageConfig['init'][number];
}

/** The context of every page. Pages have a strict CSP without inline scripts or styles, so there is no nonce. */
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
  /** Whether third-party services require the visitor's consent. */
  readonly asksConsent?: boolean;
  /** Scripts in the head before everything else, which block the parser. */
  readonly blocking: readonly string[];
  /** The currency of the prices, for search engines. */
  readonly currency: string;
  /** The currency for the data layer; absent if nothing is measured. */
  readonly measuredIn?: string | undefined;
  /** Whether this page offers wallet buttons; absent if not. */
  readonly hasWallets?: boolean;
  /** For the buttons of PayPal's module; absent without any. */
  readonly paypal?: {
    /** Whether nothing of the cart is shipped. */
    readonly isCartVirtual: boolean;
    readonly hasButtons: boolean;
    /** Whether it says how a price can be paid later. */
    readonly hasMessages: boolean;
    /** Apple's script; null without Apple Pay. */
    readonly appleScript: string | null;
    /** Google's script; null without Google Pay. */
    readonly googleScript: string | null;
  };
  /** Whether products can be bought with one press; absent if not. */
  readonly hasInstantPurchase?: boolean;
  /** Whether cart and checkout have content of the shop's own; absent if not. */
  readonly hasOwnContent?: boolean;
  /** Whether products can be compared; absent if not. */
  readonly hasCompare?: boolean;
  /** Script of the bundle, e.g. `/till/till.js`. */
  readonly scriptUrl: string;
  /** The shop's own scripts, after the bundle. */
  readonly scripts: readonly string[];
  /** Files that the page's elements need to render, loaded in parallel with the loader instead of after it. */
  readonly preload: readonly string[];
  readonly config: PageConfig;
  /** By the platform's name of the form; absent if no form of a page is protected with reCAPTCHA. */
  readonly recaptcha?: Readonly<Partial<Record<string, RecaptchaBlock>>>;
}
