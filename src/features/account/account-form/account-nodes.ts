import type { AccountChoice } from '../../../domain/account/account-fields';

/** The controls of the server's account form; null where a shop leaves one out. */
export interface AccountNodes {
  readonly changeEmail: HTMLInputElement | null;
  readonly changePassword: HTMLInputElement | null;
  readonly email: HTMLInputElement | null;
  readonly currentPassword: HTMLInputElement | null;
  readonly password: HTMLInputElement | null;
  readonly confirmation: HTMLInputElement | null;
  /** The part that contains e-mail and passwords. */
  readonly part: Element | null;
  /** The heading of this part. */
  readonly title: Element | null;
}

/** Finds the controls by the roles that the platform gives them. */
export function accountNodes(form: HTMLFormElement): AccountNodes {
  const input = (selector: string) => form.querySelector<HTMLInputElement>(selector);
  return {
    changeEmail: input('[data-role="change-email"]'),
    changePassword: input('[data-role="change-password"]'),
    email: input('[data-input="change-email"], input[name="email"]'),
    currentPassword: input('[data-input="current-password"], input[name="current_password"]'),
    password: input('[data-input="new-password"], input[name="password"]'),
    confirmation: input('[data-input="confirm-password"], input[name="password_confirmation"]'),
    part: form.querySelector('[data-container="change-email-password"]'),
    title: form.querySelector('[data-title="change-email-password"]'),
  };
}

/** What is chosen in the form. */
export const choiceOf = ({ changeEmail, changePassword }: AccountNodes): AccountChoice => ({
  email: changeEmail?.checked === true,
  password: changePassword?.checked === true,
});
