import { SignIn } from '../../src/features/account/sign-in/SignIn';
import { define } from '../define';
import { loginMeta } from './till-login.meta';

define(loginMeta, SignIn, { sections: ['customer'] });
