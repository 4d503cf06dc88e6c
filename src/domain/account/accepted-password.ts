/** The shop's demands on a password. The rule of forms has them too, in a file that is loaded when a form needs it. */
export interface PasswordDemands {
  readonly minLength: number;
  /** The number of character classes used: lower case, upper case, digits, other characters. */
  readonly minSets: number;
}

const SETS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/];

/** Whether a password meets the shop's requirements (`validate-customer-password`); spaces around it do not count. */
export function isAcceptedPassword(
  password: string,
  { minLength, minSets }: PasswordDemands,
): boolean {
  const trimmed = password.trim();
  const sets = SETS.filter((pattern) => pattern.test(trimmed)).length;
  return trimmed.length >= minLength && sets >= minSets;
}
