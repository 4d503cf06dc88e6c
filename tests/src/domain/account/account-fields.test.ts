import { describe, expect, it } from 'vitest';

import { accountFields } from '../../../../src/domain/account/account-fields';

describe('the fields of the account form', () => {
  it.each([
    ['the email alone [ACCT-02]', true, false, [true, true, false]],
    ['the password alone [ACCT-03]', false, true, [false, true, true]],
    ['both [ACCT-04]', true, true, [true, true, true]],
    ['neither [ACCT-05]', false, false, [false, false, false]],
  ])('for %s', (_what, email, password, expected) => {
    const fields = accountFields({ email, password });
    expect([fields.email, fields.currentPassword, fields.newPassword]).toEqual(expected);
  });
});
