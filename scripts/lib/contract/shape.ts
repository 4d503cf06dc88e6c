type Json = Readonly<Record<string, unknown>>;

/** Texts that clients show or depend on: these must match exactly. */
const WORDS = new Set(['message', 'error_message', 'text', 'code', 'carrier_code', 'method_code']);
/** Keys that are ids or country codes: their objects are dictionaries with entries of one shape. */
const DICTIONARY_KEY = /^(?:\d+|[A-Z]{2})$/;

type Kind = 'null' | 'text' | 'number' | 'boolean' | 'list' | 'object';

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

const shown = (value: unknown): string =>
  kindOf(value) === 'list' && (value as unknown[]).length === 0 ? '[]' : kindOf(value);

/** JSON inside a string, such as a line's options; undefined for other strings. */
function jsonIn(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#');

/** A section's timestamp is among its entries. */
const isEntry = (key: string): boolean => key !== 'data_id';

const isDictionary = (value: Json): boolean => {
  const keys = Object.keys(value).filter(isEntry);
  return keys.length > 0 && keys.every((key) => DICTIONARY_KEY.test(key));
};

/** Merges objects into one with the keys of all, so that lists of different lengths can be compared. */
function merged(values: readonly unknown[]): unknown {
  const [head] = values;
  if (values.every((value) => kindOf(value) === 'object')) {
    const keys = new Set(values.flatMap((value) => Object.keys(value as Json)));
    return Object.fromEntries(
      [...keys].map((key) => {
        const found = values
          .map((value) => (value as Json)[key])
          .filter((part) => part !== undefined);
        return [key, merged(found)];
      }),
    );
  }
  if (values.every((value) => kindOf(value) === 'list')) return values.flat();
  return values.find((value) => value !== null) ?? head ?? null;
}

function listDifferences(
  recorded: readonly unknown[],
  actual: readonly unknown[],
  path: string,
): readonly string[] {
  if (recorded.length === 0 && actual.length === 0) return [];
  if (recorded.length === 0) return [`${path} is filled, not []`];
  if (actual.length === 0) return [`${path} is [], not filled`];
  const at = `${path}[]`;
  if (recorded.length !== actual.length) {
    return withoutWords(merged(recorded), merged(actual), at);
  }
  return recorded.flatMap((entry, index) => valueDifferences(entry, actual[index], at));
}

/** Differences between merged values, ignoring texts, which belong to different entries. */
function withoutWords(recorded: unknown, actual: unknown, path: string): readonly string[] {
  return valueDifferences(recorded, actual, path).filter((line) => !line.includes(' says '));
}

function objectDifferences(recorded: Json, actual: Json, path: string): readonly string[] {
  if (isDictionary(recorded) && isDictionary(actual)) {
    const entries = (value: Json): unknown =>
      merged(
        Object.keys(value)
          .filter(isEntry)
          .map((key) => value[key]),
      );
    return withoutWords(entries(recorded), entries(actual), `${path}.*`);
  }
  const keys = new Set([...Object.keys(recorded), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => {
    const at = `${path}.${key}`;
    if (!(key in actual)) return [`${at} is missing`];
    if (!(key in recorded)) return [`${at} is not the server's`];
    return valueDifferences(recorded[key], actual[key], at);
  });
}

function textDifferences(recorded: string, actual: string, path: string): readonly string[] {
  const inside = jsonIn(recorded);
  if (inside !== undefined) return valueDifferences(inside, jsonIn(actual), `${path}(json)`);
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (!WORDS.has(key) || withoutNumbers(recorded) === withoutNumbers(actual)) return [];
  return [`${path} says ${JSON.stringify(actual)}, not ${JSON.stringify(recorded)}`];
}

function valueDifferences(recorded: unknown, actual: unknown, path: string): readonly string[] {
  const kind = kindOf(recorded);
  if (kind !== kindOf(actual)) return [`${path} is ${shown(actual)}, not ${shown(recorded)}`];
  if (kind === 'list') {
    return listDifferences(recorded as unknown[], actual as unknown[], path);
  }
  if (kind === 'object') return objectDifferences(recorded as Json, actual as Json, path);
  if (kind === 'boolean' && recorded !== actual) {
    return [`${path} is ${String(actual)}, not ${String(recorded)}`];
  }
  return kind === 'text' ? textDifferences(recorded as string, actual as string, path) : [];
}

/**
 * How a response's shape differs from the recorded one: keys, types of values, null or `[]`, true or false, and the
 * texts that clients show or depend on. One sentence each, `body.items[].qty is text, not number`; values may differ.
 */
export function shapeDifferences(recorded: unknown, actual: unknown): readonly string[] {
  return [...new Set(valueDifferences(recorded, actual, 'body'))];
}
