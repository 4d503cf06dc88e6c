/** The texts of an address that have the same name in the client model, in forms and in the server's calls (ADDR-09). */
const NAMES = [
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

type Name = (typeof NAMES)[number];

/** Something for each of these texts, by its name. */
export const addressTexts = <T>(valueOf: (name: Name) => T): Readonly<Record<Name, T>> =>
  Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Record<Name, T>;
