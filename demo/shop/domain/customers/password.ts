import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

/** Hash of a password as `salt:hash`, both hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, LENGTH).toString('hex')}`;
}

/** Whether a password is the one that `hashPassword` hashed. */
export function verifyPassword(password: string, stored: string): boolean {
  const [salt, hash] = stored.split(':').map((part) => Buffer.from(part, 'hex'));
  if (!salt || hash?.length !== LENGTH) return false;
  return timingSafeEqual(scryptSync(password, salt, LENGTH), hash);
}
