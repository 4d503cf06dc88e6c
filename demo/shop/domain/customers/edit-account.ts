import { inTransaction, run, type Database } from '../../db/database';
import { authenticate, findCustomerByEmail, type Customer } from './customers';
import { isEmail } from './email';
import { passwordProblem, setPassword } from './registration';

/** A submitted account form. `email` and `password` are null when they do not change. */
export interface AccountWish {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly password: string | null;
  readonly confirmation: string;
  readonly currentPassword: string;
}

/** The platform's message for an invalid change of the account, or null. */
export function accountProblem(db: Database, customer: Customer, wish: AccountWish): string | null {
  if (wish.firstname === '') return '"First Name" is a required value.';
  if (wish.lastname === '') return '"Last Name" is a required value.';
  if (wish.email === null && wish.password === null) return null;
  if (authenticate(db, customer.email, wish.currentPassword) === null) {
    return "The password doesn't match this account. Verify the password and try again.";
  }
  if (wish.email !== null && !isEmail(wish.email)) return '"Email" is not a valid email address.';
  const owner = wish.email === null ? null : findCustomerByEmail(db, wish.email);
  if (owner !== null && owner.id !== customer.id) {
    return 'A customer with the same email address already exists in an associated website.';
  }
  if (wish.password === null) return null;
  if (wish.password !== wish.confirmation) {
    return 'Password confirmation doesn&#039;t match entered password.';
  }
  return passwordProblem(wish.password);
}

/** Changes a customer's account. */
export function editAccount(db: Database, customer: Customer, wish: AccountWish): void {
  inTransaction(db, () => {
    run(
      db,
      'UPDATE customers SET firstname = ?, lastname = ?, email = ? WHERE id = ?',
      wish.firstname,
      wish.lastname,
      wish.email === null ? customer.email : wish.email.trim().toLowerCase(),
      customer.id,
    );
    if (wish.password !== null) setPassword(db, customer.id, wish.password);
  });
}
