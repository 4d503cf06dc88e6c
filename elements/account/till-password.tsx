import { Password } from '../../src/features/account/password/Password';
import { define } from '../define';
import { passwordMeta } from './till-password.meta';

define(passwordMeta, Password, { keepsChildren: true });
