import type { Address } from '../../domain/address.types';
import { verifiedKey } from '../../domain/verified-address';
import { jsonStorage } from '../../platform/storage/storage';

/** Number of addresses that are remembered. */
const MOST = 40;

/** Hashes of the addresses that were decided about, oldest first: no address can be read from them. */
const stored = jsonStorage('till-verified-addresses');

function readKeys(): readonly string[] {
  const keys = stored.read();
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}

/** Whether this address was verified, or the shopper has decided about it, on this device. */
export const isDecided = (address: Address): boolean => readKeys().includes(verifiedKey(address));

/** Remembers that nobody has to be asked about this address again. */
export function rememberDecision(address: Address): void {
  const key = verifiedKey(address);
  stored.write([...readKeys().filter((one) => one !== key), key].slice(-MOST));
}
