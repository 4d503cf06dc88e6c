import type { Languages } from './languages.types';

/** Replaced by the build. */
declare const __TILL_PLATFORM_LANGUAGES__: Languages;

/**
 * The table of the files with the platform's phrases. It is in a file of its own, which only pages without a language pack
 * load: the hashes of these files are as long as the code that loads them.
 */
export function platformLanguages(): Languages {
  return __TILL_PLATFORM_LANGUAGES__;
}
