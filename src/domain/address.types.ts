/** The origin of an address, which is its identity (ADDR-06, ADDR-10). `createdAt` is ms since 1970. */
export type AddressSource =
  | { readonly type: 'customer-address'; readonly id: number }
  | { readonly type: 'new-customer-address'; readonly createdAt: number }
  | { readonly type: 'new-customer-billing-address'; readonly createdAt: number };

/** One entry of an address's custom attributes (ADDR-04). */
export interface CustomAttribute {
  readonly attribute_code: string;
  readonly value: string | number | boolean | null;
  readonly label?: string;
}

/** The client address model (ADDR-01). Empty strings are `''`; unknown ids are null. */
export interface Address {
  readonly source: AddressSource;
  readonly email: string | null;
  readonly countryId: string;
  readonly regionId: number | null;
  readonly regionCode: string | null;
  readonly region: string | null;
  readonly customerId: number | null;
  readonly street: readonly string[];
  readonly company: string;
  readonly telephone: string;
  readonly fax: string;
  readonly postcode: string;
  readonly city: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly vatId: string;
  readonly saveInAddressBook: 0 | 1;
  readonly customAttributes: readonly CustomAttribute[];
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
  /** False for addresses that cannot be used for billing, such as a pickup point; absent: true. */
  readonly canUseForBilling?: boolean;
  /** One-line text of the address (ADDR-07). */
  readonly inline: string;
}

/**
 * What the shopper has typed into an address form: the server's snake_case field names (ADDR-09), values as typed.
 * `street` is a list of lines; every other field is a string, `region_id` a string of digits. Custom attributes are
 * flat, under their own code: several lines are a list, the ids of several choices a list or joined by commas.
 */
export interface AddressDraft {
  readonly street: readonly string[];
  readonly [field: string]: string | readonly string[];
}

/** A region of a country (CONF-10). */
export interface Region {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A country as the page's form configuration describes it (CONF-10 to CONF-12, REGN). */
export interface Country {
  readonly id: string;
  readonly name: string;
  readonly regions: readonly Region[];
  readonly regionRequired: boolean;
  readonly regionVisible: boolean;
  readonly postcodeOptional: boolean;
  /** Patterns any of which a postcode should match; empty: no check (POST-02). */
  readonly postcodePatterns: readonly { readonly pattern: string; readonly example: string }[];
}

/** Countries in the order the page lists them, and the page's default (may be ''). */
export interface Directory {
  readonly countries: readonly Country[];
  readonly defaultCountryId: string;
}

/** One field of an address form as the page configures it (`config-shapes.md` §1.3). */
export interface FieldConfig {
  /** Snake-case field name; a line of several is `street.0`, `street.1`, ... */
  readonly name: string;
  readonly label: string;
  readonly control: 'text' | 'select' | 'multiselect' | 'textarea' | 'checkbox' | 'date' | 'file';
  /** Rule name to its parameter (RULE), e.g. `{ 'required-entry': true, max_text_length: 255 }`. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly sortOrder: number;
  readonly visible: boolean;
  readonly defaultValue: string;
  readonly hint: string;
  readonly placeholder: string;
}
