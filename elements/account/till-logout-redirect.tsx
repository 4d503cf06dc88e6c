import { LogoutRedirect } from '../../src/features/account/logout/LogoutRedirect';
import { accountState } from '../../src/state/account/account-state';
import { define } from '../define';
import { logoutRedirectMeta } from './till-logout-redirect.meta';

define(logoutRedirectMeta, LogoutRedirect, { needs: [accountState], keepsChildren: true });
