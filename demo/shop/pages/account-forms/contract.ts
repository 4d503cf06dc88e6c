/** The account's form. */
export interface AccountEditData {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Whether the change of the password is initially selected. */
  readonly isPasswordOpen: boolean;
}

/** An address in the address book's table. */
export interface AddressRow {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
}

/** A page of the address book. */
export interface AddressBookData {
  readonly billing: AddressRow | null;
  readonly shipping: AddressRow | null;
  /** The other addresses of this page. */
  readonly rows: readonly AddressRow[];
  readonly total: number;
  readonly limit: number;
  readonly page: number;
}

/** The form of a new or existing address. */
export interface AddressFormData {
  readonly title: string;
  readonly action: string;
  readonly backUrl: string;
  /** Where the saved form leads, and where a refused one does; the address book if absent. */
  readonly successUrl?: string;
  readonly errorUrl?: string;
  /** The class that the platform gives the page, if it is not part of the account. */
  readonly layout?: string;
  readonly values: Readonly<Record<string, string>>;
  readonly countries: readonly { readonly id: string; readonly name: string }[];
  /** `fixed`: the first address is always a default, with hidden fields. */
  readonly defaultBilling: 'fixed' | 'choice' | 'is';
  readonly defaultShipping: 'fixed' | 'choice' | 'is';
}
