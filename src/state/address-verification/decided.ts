import type { Address } from '../../domain/address.types';
import { textKey, verifiedKey } from '../../domain/verified-key';
import { jsonStorage } from '../../platform/storage/storage';

/** Number of addresses that are remembered. */
const MOST = 40;

/** Hashes of the addresses that were decided about, oldest first: no address can be read from them. */
const stored = jsonStorage('till-verified-addresses');

function readKeys(): readonly string[] {
  const keys = stored.read();
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}

const hasKey = (key: string): boolean => readKeys().includes(key);

const keep = (key: string): void => {
  stored.write([...readKeys().filter((one) => one !== key), key].slice(-MOST));
};

/** Whether this address was verified, or the shopper has decided about it, on this device. */
export const isDecided = (address: Address): boolean => hasKey(verifiedKey(address));

/** Remembers that nobody has to be asked about this address again. */
export const rememberDecision = (address: Address): void => {
  keep(verifiedKey(address));
};

/** Whether the shopper has kept an address of a page of several ones, whose parts are given as one text (TAXV-05). */
export const isKeptAddress = (parts: string): boolean => hasKey(textKey(parts));

/** Remembers that the shopper has kept it. */
export const keepAddress = (parts: string): void => {
  keep(textKey(parts));
};
