import { t } from '../../../platform/i18n/i18n';
import type { FormKind } from '../../shared/form/check-form';
import { accountNodes, choiceOf } from './account-nodes';

const SAME =
  "The password can't be the same as the email address. Create a new password and try again.";

/** The account's form: its new password is not the e-mail (ACCT-09). */
export const accountKind: FormKind = {
  check: (form) => {
    const nodes = accountNodes(form);
    const { password, email } = nodes;
    if (password === null || email === null || !choiceOf(nodes).password) return [];
    const isSame = password.value.trim().toLowerCase() === email.value.trim().toLowerCase();
    return isSame ? [{ control: password, text: t(SAME) }] : [];
  },
};
