/** How strong a password is, from none to very strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Labels of the scores, as phrases (PASS-01).
 * @phrases
 */
export const PASSWORD_LABELS: Readonly<Record<PasswordScore, string>> = {
  0: 'No Password',
  1: 'Weak',
  2: 'Medium',
  3: 'Strong',
  4: 'Very Strong',
};

/** What a score depends on. */
export interface PasswordFacts {
  readonly password: string;
  /** The customer's e-mail; '' where the form has none. */
  readonly email: string;
  /** Whether the shop's rules for passwords accept it. */
  readonly isValid: boolean;
  /** The estimator's score, 0 to 4. */
  readonly strength: number;
}

/**
 * The score of a password (PASS-02 to PASS-05): nothing is 0; one that equals the e-mail or is refused by the shop is
 * weak; any other has the estimator's score, and is at least weak.
 */
export function passwordScore({
  password,
  email,
  isValid,
  strength,
}: PasswordFacts): PasswordScore {
  if (password === '') return 0;
  const isEmail = email !== '' && password.toLowerCase() === email.toLowerCase();
  if (isEmail || !isValid) return 1;
  const rounded = Math.floor(strength);
  if (rounded >= 4) return 4;
  if (rounded === 3) return 3;
  return rounded === 2 ? 2 : 1;
}
