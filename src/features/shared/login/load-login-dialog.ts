import type { TillStore } from '../../../state/shared/store.types';

/** Loads the login popup and the state it needs: for `useLazyView`. */
export async function loadLoginDialog(store: TillStore) {
  const { LoginDialog, startLogin } = await import('./LoginDialog');
  startLogin(store);
  return LoginDialog;
}
