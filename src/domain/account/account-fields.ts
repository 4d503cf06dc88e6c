/** The fields that the customer changes in addition to the name (ACCT-01). */
export interface AccountChoice {
  readonly email: boolean;
  readonly password: boolean;
}

/** Which fields of the account form show; the others are disabled. */
export interface AccountFields {
  readonly email: boolean;
  readonly currentPassword: boolean;
  /** The new password and its confirmation. */
  readonly newPassword: boolean;
}

/** The fields that a choice needs (ACCT-02 to ACCT-05): any change needs the current password. */
export const accountFields = ({ email, password }: AccountChoice): AccountFields => ({
  email,
  currentPassword: email || password,
  newPassword: password,
});
