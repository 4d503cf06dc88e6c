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
  /** Whether something was posted meanwhile whose end no page has seen. */
  isBehind(): boolean;
  /** A write of this page has ended: what it changes is known. */
  writeSeen(): void;
}

/** Begins with what was known when the last page was left. */
export function openPrivateContent(): PrivateContent {
  const isBehind = (): boolean => {
    const known = storage.read();
    return known !== null && known !== (privateContentVersion() ?? '');
  };
  let isUnknown = isBehind();
  const keep = (): void => {
    if (!isUnknown) storage.write(privateContentVersion() ?? '');
  };
  keep();
  return {
    takeUnknown: () => {
      const wasUnknown = isUnknown;
      isUnknown = false;
      keep();
      return wasUnknown;
    },
    isBehind,
    writeSeen: keep,
  };
}
