import { readCookie } from '../../platform/storage/cookies';
import { jsonStorage } from '../../platform/storage/storage';

const storage = jsonStorage('till-private-content-version');

/**
 * The version of the visitor's private content (SECT-31): the server sets a new one with every post, from any page,
 * with or without scripts. Null when the page cannot read it (decision U16).
 */
export const privateContentVersion = (): string | null => readCookie('private_content_version');

/** Which posts this page and earlier ones have taken into account. */
export interface PrivateContent {
  /**
   * Whether there was a post whose completion no page has seen, for example because the page was left. Returns true
   * once.
   */
  takeUnknown(): boolean;
  /** All sections were loaded: posts up to this version are taken into account. */
  loaded(version: string | null): void;
  /** A requested load failed. */
  missed(): void;
  /** A write of this page has completed: its changes are taken into account. */
  writeSeen(): void;
}

/** Continues from what was known when the last page was left. A load counts only once its response is stored. */
export function openPrivateContent(): PrivateContent {
  const current = (): string => privateContentVersion() ?? '';
  let handled: unknown = storage.read() ?? current();
  const loaded = (version: string | null): void => {
    storage.write(version ?? '');
  };
  if (storage.read() === null) loaded(current());
  return {
    takeUnknown: () => {
      // What another page of the visit has loaded since is in the shared cache.
      const isUnknown = handled !== current() && storage.read() !== current();
      handled = current();
      return isUnknown;
    },
    loaded,
    missed: () => {
      handled = storage.read();
    },
    writeSeen: () => {
      if (storage.read() !== handled) return;
      handled = current();
      loaded(current());
    },
  };
}
