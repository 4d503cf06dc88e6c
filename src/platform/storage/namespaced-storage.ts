import { isRecord, type JsonRecord } from '../record';
import { jsonStorage, type JsonStorage } from './storage';

/** The platform's storage namespaces for records with a lifetime (STOR-08). */
export type StorageNamespace = 'recently_viewed_product' | 'product_data_storage';

/** Default lifetime of a record, in seconds (STOR-05). */
const LIFETIME_SECONDS = 1000;

/** A record of a namespace, under its key. */
export type StoredRecord = JsonRecord;

/** Reads the records of a namespace. */
export interface NamespacedStorage {
  /** All valid records, by key. */
  all(): Readonly<Record<string, StoredRecord>>;
  /** Those whose `added_at` (seconds) is less than a lifetime ago (decision C60). `now` in milliseconds since 1970. */
  fresh(now: number): readonly StoredRecord[];
}

const INTERFACE = ['read', 'write', 'remove', 'subscribe'] as const;

interface Options {
  readonly storage?: JsonStorage;
  readonly lifetimeSeconds?: number;
}

/**
 * The records that the platform's front end stores under a namespace, in local storage unless another `storage` is
 * given. Throws "Does not implement Storage Interface" when that one cannot read, write, remove and notify of changes
 * (STOR-07), which is a programming error.
 */
export function namespacedStorage(
  namespace: StorageNamespace,
  { storage = jsonStorage(namespace), lifetimeSeconds = LIFETIME_SECONDS }: Options = {},
): NamespacedStorage {
  if (INTERFACE.some((method) => typeof storage[method] !== 'function')) {
    throw new Error('Does not implement Storage Interface');
  }
  const all = (): Readonly<Record<string, StoredRecord>> => {
    const stored = storage.read();
    return isRecord(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, StoredRecord] =>
            isRecord(entry[1]),
          ),
        )
      : {};
  };
  return {
    all,
    fresh: (now) =>
      Object.values(all()).filter(
        ({ added_at: addedAt }) => now / 1000 - Number(addedAt) < lifetimeSeconds,
      ),
  };
}
