import { readCookie } from '../../platform/storage/cookies';
import { jsonStorage } from '../../platform/storage/storage';

const storage = jsonStorage('till-private-content-version');

/**
 * The version of the visitor's private content (SECT-31): the server writes a new one with every post, from whichever
 * page and with or without scripts. Null when the page may not read it (decision U16).
 */
export const privateContentVersion = (): string | null => readCookie('private_content_version');

/** What this page and those before it know of the posts that were made. */
export interface PrivateContent {
  /** Whether something was posted whose end no page has seen, such as one that was left meanwhile; answers that once. */
  takeUnknown(): boolean;
  /** All that was posted up to this version is known: it was loaded. */
  loaded(version: string | null): void;
  /** What was asked for did not come. */
  missed(): void;
  /** A write of this page has ended: what it changes is known. */
  writeSeen(): void;
}

/** Begins with what was known when the last page was left. What is asked for is known only once the answer is stored. */
export function openPrivateContent(): PrivateContent {
  const current = (): string => privateContentVersion() ?? '';
  let asked: unknown = storage.read() ?? current();
  const loaded = (version: string | null): void => {
    storage.write(version ?? '');
  };
  if (storage.read() === null) loaded(current());
  return {
    takeUnknown: () => {
      // What another page of the visit has loaded meanwhile is in the cache that all share.
      const isUnknown = asked !== current() && storage.read() !== current();
      asked = current();
      return isUnknown;
    },
    loaded,
    missed: () => {
      asked = storage.read();
    },
    writeSeen: () => {
      if (storage.read() !== asked) return;
      asked = current();
      loaded(current());
    },
  };
}
