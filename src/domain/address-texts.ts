/** The texts of an address that have the same name in the client model, in forms and in the server's calls (ADDR-09). */
export const ADDRESS_TEXTS = [
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
] as const;

type AddressText = (typeof ADDRESS_TEXTS)[number];

/** A record of these texts: each name with the value that `valueOf` returns for it. */
export const addressTexts = <T>(
  valueOf: (name: AddressText) => T,
): Readonly<Record<AddressText, T>> =>
  Object.fromEntries(ADDRESS_TEXTS.map((name) => [name, valueOf(name)])) as Record<AddressText, T>;

const OWN_FIELDS: ReadonlySet<string> = new Set([
  ...ADDRESS_TEXTS,
  'street',
  'country_id',
  'region_id',
  'region',
  'region_code',
  'vat_id',
  'save_in_address_book',
]);

/** Whether this is a built-in field of an address; all others of a draft are custom attributes. */
export const isOwnField = (name: string): boolean => OWN_FIELDS.has(name);
