import type { AddressChoice } from '../../support/address-choice.types';
import type { AgreementView } from '../agreements';
import type { CartLineView } from '../cart.types';

/** A product as the pages name it. */
export type ItemView = Pick<CartLineView, 'name' | 'url' | 'options'>;

/** A row of the page of addresses. */
export interface PieceView {
  readonly item: ItemView;
  readonly itemId: number;
  readonly sku: string;
  readonly qty: number;
  /** Null for what is not shipped. */
  readonly addressId: number | null;
  readonly removeUrl: string;
}

export interface MultiAddressesData {
  readonly itemsQty: number;
  readonly rows: readonly PieceView[];
  readonly addresses: readonly { readonly id: number; readonly text: string }[];
  readonly isBelowMinimum: boolean;
}

/** A rate of an address. */
export interface RateView {
  readonly code: string;
  readonly carrier: string;
  readonly method: string;
  readonly price: string;
}

export interface MultiShippingData {
  readonly parts: readonly {
    readonly addressId: number;
    readonly lines: readonly string[];
    /** What a tax service says of the address. */
    readonly choice: AddressChoice | null;
    readonly rates: readonly RateView[];
    readonly chosen: string | null;
    readonly items: readonly { readonly item: ItemView; readonly qty: number }[];
  }[];
  readonly others: readonly { readonly item: ItemView; readonly qty: number }[];
}

export interface MultiBillingData {
  readonly address: readonly string[];
  /** What a tax service says of it. */
  readonly choice: AddressChoice | null;
  readonly methods: readonly {
    readonly code: string;
    readonly title: string;
    readonly isChosen: boolean;
  }[];
  /** What was typed before. */
  readonly poNumber: string;
  /** HTML by method code. */
  readonly instructionsHtml: Readonly<Record<string, string>>;
}

/** What goes to one address with its totals, or what is not shipped. */
export interface PartView {
  readonly addressId: number;
  /** Null for what is not shipped. */
  readonly address: readonly string[] | null;
  readonly rate: string;
  readonly ratePrice: string;
  readonly items: readonly {
    readonly item: ItemView;
    readonly price: string;
    readonly qty: number;
    readonly subtotal: string;
  }[];
  readonly totals: readonly {
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }[];
}

export interface MultiOverviewData {
  readonly billing: readonly string[];
  readonly billingId: number;
  readonly method: {
    readonly code: string;
    readonly title: string;
    /** What the method says about itself; may be empty. */
    readonly detail: string;
  };
  readonly parts: readonly PartView[];
  readonly grandTotal: string;
  readonly errors: readonly { readonly addressId: number; readonly text: string }[];
  readonly agreements: readonly AgreementView[];
}

/** An order that was placed; `address` is null when nothing is shipped. */
export interface PlacedView {
  readonly number: string;
  readonly url: string;
  readonly address: string | null;
}

export interface MultiResultsData {
  readonly orders: readonly PlacedView[];
  readonly failures: readonly { readonly address: string | null; readonly text: string }[];
}

export interface SelectBillingData {
  readonly addresses: readonly {
    readonly id: number;
    readonly lines: readonly string[];
    readonly isDefaultBilling: boolean;
    readonly isDefaultShipping: boolean;
  }[];
}
