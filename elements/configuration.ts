import { addPhrases, loadDictionary } from '../src/platform/i18n/i18n';
import { warnOnce } from '../src/platform/console';

/**
 * What a page's script may tell Till, in place of or besides what the page prints. All are optional; what the page
 * prints (`window.checkoutConfig`, `window.checkout`, ...) needs no repeating.
 */
export interface TillConfiguration {
  /** Address of the shop's `js-translation.json`; found by Till where the page's old front end names it. */
  readonly dictionaryUrl?: string;
  /** Translations: English phrase to the shop's words. They win over the dictionary's. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** Address of the shop's front page, ending in a slash; REST paths are built on it. */
  readonly baseUrl?: string;
  /** Code of the store view in REST paths (HTTP-01). */
  readonly storeCode?: string;
  /** Whatever else the page's configuration holds; same keys as in a `data-till-config` script. */
  readonly [key: string]: unknown;
}

const KEY = Symbol.for('till.configuration');

interface Told {
  values: TillConfiguration;
  started: boolean;
}

const told = ((globalThis as unknown as Record<symbol, unknown>)[KEY] ??= {
  values: {},
  started: false,
} satisfies Told) as Told;

/** Keeps what a page's script says until the page starts; words count at any time. */
export function configure(values: TillConfiguration): void {
  told.values = { ...told.values, ...values };
  if (!told.started) return;
  if (values.dictionaryUrl !== undefined) void loadDictionary(values.dictionaryUrl);
  if (values.phrases !== undefined) addPhrases(values.phrases);
  const late = Object.keys(values).filter((key) => key !== 'dictionaryUrl' && key !== 'phrases');
  if (late.length === 0) return;
  warnOnce(
    'configure-late',
    `till.configure() came too late for ${late.join(', ')}: the elements have started. ` +
      'Call it from till.push(fn) in the page, before the script tag or right after it.',
  );
}

/** What was told so far; from now on `configure` is late. */
export function takeConfiguration(): TillConfiguration {
  told.started = true;
  return told.values;
}
