import { startPopupLogin } from './popup-login';
import type { StateModule } from '../shared/store.types';
import { loginSlice } from './login-slice';

/** Signing in anywhere in the shop: what the login popup needs. */
export const loginState: StateModule = {
  name: 'login',
  slices: [loginSlice],
  startFlows: startPopupLogin,
};
