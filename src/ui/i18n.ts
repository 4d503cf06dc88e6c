import { useSyncExternalStore } from 'react';
import { onPhrasesChanged, phrasesVersion, t } from '../platform/i18n/i18n';

/** The translating function; the component is drawn again when the shop's dictionary arrives. */
export function useT(): typeof t {
  useSyncExternalStore(onPhrasesChanged, phrasesVersion, phrasesVersion);
  return t;
}
