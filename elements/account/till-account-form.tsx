import { AccountForm } from '../../src/features/account/account-form/AccountForm';
import { accountState } from '../../src/state/account/account-state';
import { define } from '../define';
import { accountFormMeta } from './till-account-form.meta';

define(accountFormMeta, AccountForm, { needs: [accountState], keepsChildren: true });
