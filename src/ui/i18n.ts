import { useSyncExternalStore } from 'react';
import { onPhrasesChanged, phrasesVersion, t } from '../platform/i18n/i18n';

/** The translation function; the component re-renders when the shop's dictionary arrives. */
export function useT(): typeof t {
  useSyncExternalStore(onPhrasesChanged, phrasesVersion, phrasesVersion);
  return t;
}
