import { useSyncExternalStore } from 'react';
import { onPhrasesChanged, phrasesVersion, t } from '../platform/i18n/i18n';

/**
 * A number that grows when translations arrive; the component re-renders. An effect that writes texts into the page has it
 * among its dependencies, because `t` stays the same function.
 */
export const usePhrasesVersion = (): number =>
  useSyncExternalStore(onPhrasesChanged, phrasesVersion, phrasesVersion);

/** The translation function; the component re-renders when translations arrive. */
export function useT(): typeof t {
  usePhrasesVersion();
  return t;
}
