import type { TillStore } from '../../../state/shared/store.types';

/** Fetches the login popup and what it needs of the store: for `useLate`. */
export async function loadLoginDialog(store: TillStore) {
  const { LoginDialog, startLogin } = await import('./LoginDialog');
  startLogin(store);
  return LoginDialog;
}
