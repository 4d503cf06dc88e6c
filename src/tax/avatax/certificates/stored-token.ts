import { jsonStorage } from '../../../platform/storage/storage';

/** The platform's own key, so that both front ends use one token (TAXV-15). */
export const storedToken = jsonStorage('avatax-token');

/** Forgets the stored token. */
export function dropToken(): void {
  storedToken.remove();
}
