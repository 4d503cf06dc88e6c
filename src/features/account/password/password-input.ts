import { isAcceptedPassword } from '../../../domain/account/accepted-password';

/** The password field in an element; also one that a script of the page has made readable. */
export const passwordIn = (host: HTMLElement | null): HTMLInputElement | null =>
  host?.querySelector<HTMLInputElement>('input[type="password"], input[name*="password"]') ?? null;

/** Whether the field takes a new password, to be rated. */
export const isRated = ({ dataset }: HTMLInputElement): boolean =>
  dataset.passwordMinLength !== undefined ||
  (dataset.validate ?? '').includes('validate-customer-password');

const numberOr = (text: string | undefined, fallback: number): number => {
  const parsed = Number.parseInt(text ?? '', 10);
  return Number.isNaN(parsed) ? fallback : parsed;
};

/** Whether the shop would accept the password (PASS-04); with a stock shop's rules if the field has none. */
export const isAccepted = ({ value, dataset }: HTMLInputElement): boolean =>
  isAcceptedPassword(value, {
    minLength: numberOr(dataset.passwordMinLength, 8),
    minSets: numberOr(dataset.passwordMinCharacterSets, 3),
  });

const CURRENT = /(?:current_password|login\[password\])/;

/** The token by which password managers know the field. */
export const tokenOf = ({ name }: HTMLInputElement): 'current-password' | 'new-password' =>
  CURRENT.test(name) ? 'current-password' : 'new-password';

const textOf = (form: HTMLFormElement | null, name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};

/** The customer's data in the form, which makes a password weak. The e-mail comes first. */
export const knownWords = ({ form }: HTMLInputElement): readonly string[] => [
  textOf(form, 'email'),
  textOf(form, 'firstname'),
  textOf(form, 'lastname'),
];
