import type { Database } from '../../db/database';
import { insert, inTransaction, run } from '../../db/database';
import { isEmail } from './email';
import { findCustomer, findCustomerByEmail, type Customer } from './customers';
import { hashPassword } from './password';

/** The data for a new account. `password` is null when it will be set by a link. */
export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string | null;
}

const SHORTEST_PASSWORD = 8;
const FEWEST_CLASSES = 3;
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

/** The platform's message for an invalid password, or null. */
export function passwordProblem(password: string): string | null {
  if (password.trim().length < SHORTEST_PASSWORD) {
    return `The password needs at least ${String(SHORTEST_PASSWORD)} characters. Create a new password and try again.`;
  }
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  return classes >= FEWEST_CLASSES
    ? null
    : `Minimum of different classes of characters in password is ${String(FEWEST_CLASSES)}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`;
}

/** The errors of a registration, one sentence each; whether the address is taken is checked separately. */
export function registrationProblems(wish: Registration): readonly string[] {
  const { email, firstname, lastname, password } = wish;
  return [
    ...(firstname.trim() === '' ? ['"First Name" is a required value.'] : []),
    ...(lastname.trim() === '' ? ['"Last Name" is a required value.'] : []),
    ...(isEmail(email) ? [] : ['"Email" is not a valid email address.']),
    ...[password === null ? null : passwordProblem(password)].filter((text) => text !== null),
  ];
}

/** Creates an account. Returns null when the address already has one. */
export function register(db: Database, wish: Registration, now: Date): Customer | null {
  const email = wish.email.trim().toLowerCase();
  return inTransaction(db, () => {
    if (findCustomerByEmail(db, email)) return null;
    const id = insert(db, 'customers', {
      email,
      password_hash: wish.password === null ? '' : hashPassword(wish.password),
      firstname: wish.firstname.trim(),
      lastname: wish.lastname.trim(),
      created_at: now.toISOString(),
    });
    return findCustomer(db, id);
  });
}

/** Changes a customer's password. */
export function setPassword(db: Database, customerId: number, password: string): void {
  run(
    db,
    'UPDATE customers SET password_hash = ? WHERE id = ?',
    hashPassword(password),
    customerId,
  );
}
