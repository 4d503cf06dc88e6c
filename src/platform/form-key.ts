import { readCookie, writeCookie } from './storage/cookies';

const LENGTH = 16;
/** 24 hours, in seconds (FKEY-02). */
const LIFETIME = 86_400;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The visitor's form key, from the cookie. Made when the cookie is missing: 16 letters and digits (FKEY-01), kept
 * for 24 hours (FKEY-02), same-site lax (FKEY-03). Hidden inputs of cached pages may carry somebody else's key and are not read.
 */
export function formKey(): string {
  const present = readCookie('form_key');
  if (present !== null && present !== '') return present;
  const key = randomText(LENGTH);
  writeCookie('form_key', key, { lifetime: LIFETIME, sameSite: 'lax' });
  return key;
}

/** Bytes beyond the last whole multiple of the alphabet are thrown away, so that every letter is as likely. */
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
