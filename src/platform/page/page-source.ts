import { report } from '../console';
import { isRecord, ownValue, recordOf, type JsonRecord as Json } from '../record';
import { initElements, type InitElements } from './capture-init';
import { pageLocale } from './page-locale';
import { parseConfig } from './parse-config';

/** The page's configuration, unparsed; `api/page-config` interprets it. */
export interface PageSource {
  /** `window.checkoutConfig`; null on pages without one. */
  readonly checkoutConfig: Json | null;
  /** `window.checkout`; empty when the page has none. */
  readonly checkout: Json;
  /**
   * The configuration of the page's widgets, from init scripts and `data-mage-init`: selector to component to
   * configuration. An element's own configuration is stored under its id. When a component is configured again for the
   * same selector, its key is the selector followed by a number: read it with `configsOf`.
   */
  readonly init: Readonly<Record<string, Json>>;
  /** `window.authenticationPopup`, `window.cookiesConfig`, `window.BASE_URL`, `window.LOCALE` and similar globals. */
  readonly globals: Json;
  /** URL of the shop's dictionary, when one is known. */
  readonly dictionaryUrl: string | null;
  /** Translations in the page's configuration, by English phrase. */
  readonly phrases: Json;
}

/** Keys of Till's own configuration that are no settings of the shop. */
const OWN_KEYS = ['checkoutConfig', 'checkout', 'init', 'dictionaryUrl', 'phrases'];

/** Settings that only a checkout configuration has: any of them means that the page has a checkout. */
const CHECKOUT_KEYS = ['quoteData', 'quoteItemData', 'totalsData'];

/**
 * Reads the page's configuration. For each key the first source wins: `overrides` (attributes, `till.configure()`),
 * then `<script type="application/json" data-till-config>`, then the page's globals, then its init scripts. See
 * `docs/configuration.md`.
 */
export function readPageSource(overrides: Json = {}): PageSource {
  const page = globalThis as unknown as Json;
  const own = { ...scriptConfig(), ...overrides };
  const direct = Object.fromEntries(Object.entries(own).filter(([key]) => !OWN_KEYS.includes(key)));
  const checkoutConfig = page.checkoutConfig ?? own.checkoutConfig;
  const hasCheckout =
    isRecord(checkoutConfig) || CHECKOUT_KEYS.some((key) => Object.hasOwn(direct, key));
  return {
    checkoutConfig: hasCheckout
      ? { ...recordOf(page.checkoutConfig), ...recordOf(own.checkoutConfig), ...direct }
      : null,
    checkout: { ...recordOf(page.checkout), ...recordOf(own.checkout), ...direct },
    init: readInit(initElements(), recordOf(own.init)),
    globals: page,
    dictionaryUrl:
      typeof own.dictionaryUrl === 'string' ? own.dictionaryUrl : themeDictionary(page),
    phrases: recordOf(own.phrases),
  };
}

function scriptConfig(): Json {
  const scripts = document.querySelectorAll('script[type="application/json"][data-till-config]');
  return Object.assign(
    {},
    ...[...scripts].map((script) =>
      parse(script.textContent, () => {
        report(22, 'A data-till-config script holds no JSON object.');
      }),
    ),
  ) as Json;
}

function parse(text: string, onFailed: () => void): Json {
  const value = parseConfig(text);
  if (value === null) onFailed();
  return value ?? {};
}

/**
 * Reads init scripts and attributes; `own` replaces them for the same selector and component. Each block is read once:
 * hundreds of them may configure the same component for the same selector.
 */
export function readInit(elements: InitElements, own: Json = {}): Record<string, Json> {
  const init = emptyRecord<Record<string, unknown>>();
  const counts = new Map<string, number>();
  for (const [element, attribute] of elements) {
    const parsed = parse(attribute ?? element.textContent, () => {
      report(23, 'An init script holds no JSON object.');
    });
    const blocks = attribute === null ? parsed : { [`#${element.id}`]: parsed };
    for (const [selector, components] of Object.entries(blocks)) {
      for (const [name, config] of Object.entries(recordOf(components))) {
        const counted = `${selector}\n${name}`;
        const count = counts.get(counted) ?? 0;
        counts.set(counted, count + 1);
        const key = count === 0 ? selector : `${selector} ${count}`;
        const block = ownValue(init, key) ?? (init[key] = emptyRecord());
        block[name] = config;
      }
    }
  }
  for (const [selector, components] of Object.entries(own)) {
    init[selector] = { ...ownValue(init, selector), ...recordOf(components) };
  }
  return init;
}

/** A record that inherits nothing, so that any name is only a name in it. */
const emptyRecord = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/**
 * The URL of the theme's `js-translation.json`, from RequireJS, or from its configuration until RequireJS has loaded; a
 * shop in English needs none.
 */
export function themeDictionary({ LOCALE, require }: Json): string | null {
  if (pageLocale(LOCALE).startsWith('en')) return null;
  const { baseUrl, toUrl } = Object(require) as {
    readonly baseUrl?: unknown;
    readonly toUrl?: (file: string) => string;
  };
  if (toUrl !== undefined) return toUrl('js-translation.json');
  return typeof baseUrl === 'string' ? `${baseUrl.replace(/\/$/, '')}/js-translation.json` : null;
}
