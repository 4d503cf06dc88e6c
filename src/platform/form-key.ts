import { readCookie, writeCookie } from './storage/cookies';

const LENGTH = 16;
/** 24 hours, in seconds (FKEY-02). */
const LIFETIME = 86_400;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The visitor's form key, from the cookie. Created when the cookie is missing: 16 letters and digits (FKEY-01), valid
 * for 24 hours (FKEY-02), same-site lax (FKEY-03). Hidden inputs are not read, since cached pages may contain another
 * visitor's key.
 */
export function formKey(): string {
  const present = readCookie('form_key');
  if (present !== null && present !== '') return present;
  const key = randomText(LENGTH);
  writeCookie('form_key', key, { lifetime: LIFETIME, sameSite: 'lax' });
  return key;
}

/**
 * Bytes beyond the last whole multiple of the alphabet's length are discarded, so that all characters are equally
 * likely.
 */
function randomText(length: number): string {
  const limit = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}
