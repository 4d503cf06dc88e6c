import { createHash, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 24;

/** Random letters, as at the end of the provider's ids. */
export const randomText = (length = LENGTH): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A new id, such as `pi_3k…`. */
export const newId = (prefix: string): string => `${prefix}_${randomText()}`;

/** Identifies equal cards without their number. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`till-sandbox ${number}`).digest('base64url').slice(0, 16);

/** Seconds since 1970, as the provider counts time. */
export const now = (): number => Math.floor(Date.now() / 1000);
