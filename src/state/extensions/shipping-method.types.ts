import type { RestContext } from '../../api/rest.types';
import type { Address, CustomAttribute, Directory } from '../../domain/address.types';
import type { ShippingRate } from '../../domain/quote.types';

/** What a shipping method's form can base its decisions on. */
export interface ShippingContext {
  /** The chosen rate, as the server offers it. */
  readonly rate: ShippingRate;
  /** The address the shopper has entered or chosen so far, which may be incomplete; null without one. */
  readonly address: Address | null;
  /** The values of the form, by field name. They survive new rates, other methods and a reload. */
  readonly fields: Readonly<Record<string, string>>;
  /** The field that "Next" was refused for, until the form changes; null: none. */
  readonly refusedField: string | null;
  /** SKUs of the cart's items. */
  readonly skus: readonly string[];
  /** The shop's countries and regions. */
  readonly directory: Directory;
  readonly isLoggedIn: boolean;
  /** The shop and the cart for calls of the method's own. */
  readonly shop: RestContext;
}

/** An address of the method's own: the parts that are left out are empty. */
export interface MethodAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode: string;
  readonly countryId: string;
  readonly regionId?: number | null;
  readonly region?: string | null;
  readonly telephone: string;
}

/** What a complete form adds to the shipping information. */
export interface ShippingAddition {
  /** Where the order goes, for a method that `replacesAddress`. */
  readonly address?: MethodAddress;
  /** Extension attributes of the shipping address; the server refuses those it does not know. */
  readonly addressExtensionAttributes?: Readonly<Record<string, unknown>>;
  /** Custom attributes of the shipping address. */
  readonly customAttributes?: readonly CustomAttribute[];
  /** Extension attributes of the shipping information; the server refuses those it does not know. */
  readonly extensionAttributes?: Readonly<Record<string, unknown>>;
}

/** Whether the shipping step can be completed with the form as it is. */
export type ShippingCheck =
  | ({ readonly status: 'ready' } & ShippingAddition)
  | { readonly status: 'incomplete'; readonly message: string; readonly field?: string };

/** What a form may read and do. */
export interface ShippingHandle {
  /** The present facts; null while the method is not the chosen one. */
  readonly context: () => ShippingContext | null;
  /** Calls `listener` when the facts have changed; returns the function that unsubscribes it. */
  readonly subscribe: (listener: (context: ShippingContext) => void) => () => void;
  /** Stores values of the form by field name; the browser keeps them for the next visit. */
  setFields(values: Readonly<Record<string, string>>): void;
}

/**
 * A view without React: a function that renders into `host` and may return its clean-up, or the name of a custom element,
 * which gets the handle as its property `shipping`.
 */
export type ShippingView =
  string | ((host: HTMLElement, handle: ShippingHandle) => void | (() => void));

/** The form of a shipping method: what is shown below its rate, and what it adds. */
export interface ShippingFormDefinition<Form = unknown> {
  /** The view of a form that uses no React. */
  readonly view?: ShippingView;
  /** The view of a built-in method: a React component with the property `handle`. */
  readonly Form?: Form;
  /** Runs after each change, so it reads its context and calls nothing. */
  readonly check: (context: ShippingContext) => ShippingCheck;
}

/** A shipping method with a form of its own: one object, whether built in or registered by the shop. */
export interface ShippingMethodDefinition {
  /** Unique among the methods; the form's values are stored under it. */
  readonly code: string;
  /** The rates it serves: `carrier_method`, or a carrier's code for all of its methods. */
  readonly rates: readonly string[];
  /** The order goes to an address of the method's own; the shopper's address form is left out while it is chosen. */
  readonly replacesAddress?: boolean;
  /** Its form. A function that loads it runs once, when a rate that it serves is offered. */
  readonly form: ShippingFormDefinition | (() => Promise<ShippingFormDefinition>);
}
