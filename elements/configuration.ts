import { configurePhrases, loadDictionary } from '../src/platform/i18n/i18n';
import { report } from '../src/platform/console';

/**
 * Configuration that a page's script may pass to Till, instead of or in addition to the page's own. All settings are
 * optional; configuration in the page (`window.checkoutConfig`, `window.checkout`, ...) need not be repeated.
 */
export interface TillConfiguration {
  /** URL of the shop's `js-translation.json`; by default found through the old front end's configuration. */
  readonly dictionaryUrl?: string;
  /** URL of the folder that contains `i18n/` of `dist/`, for a bundler that does not copy it; by default found next to the code. */
  readonly filesUrl?: string;
  /** Translations by English phrase, added to those of earlier calls. They take precedence over any dictionary. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** URL of the shop's home page, ending in a slash; REST URLs are built on it. */
  readonly baseUrl?: string;
  /** Code of the store view in REST paths (HTTP-01). */
  readonly storeCode?: string;
  /** Anything else in the page's configuration; same keys as in a `data-till-config` script. */
  readonly [key: string]: unknown;
}

const KEY = Symbol.for('till.configuration');

interface Received {
  values: TillConfiguration;
  started: boolean;
}

const received = ((globalThis as unknown as Record<symbol, unknown>)[KEY] ??= {
  values: {},
  started: false,
} satisfies Received) as Received;

/** Stores the configuration of a page's script until the page starts; translations are accepted at any time. */
export function configure(values: TillConfiguration): void {
  const { phrases, ...others } = values;
  configurePhrases(phrases);
  received.values = { ...received.values, ...others };
  if (!received.started) return;
  const { dictionaryUrl, ...rest } = others;
  if (dictionaryUrl !== undefined) void loadDictionary(dictionaryUrl);
  const late = Object.keys(rest).join(', ');
  if (late === '') return;
  report(32, `till.configure() came too late for ${late}: call it in till.push().`);
}

/** The configuration received so far; later calls of `configure` come too late. */
export function takeConfiguration(): TillConfiguration {
  received.started = true;
  return received.values;
}
