import * as v from 'valibot';
import { isWebAddress } from '../../platform/navigate';

/** A number that may be sent as a string of digits (decisions C41); anything else fails. */
export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.check((value) => Number.isFinite(value)),
);

/** An amount of money; a missing, null, empty or invalid one is unknown (null), never 0. */
export const wireAmount = v.optional(v.fallback(v.nullable(wireNumber), null), null);

/** A string that may be sent as a number, as ids are. */
export const wireText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The URL of an image: http(s) only, never `data:` or `javascript:`. */
export const wirePicture = v.pipe(v.string(), v.nonEmpty(), v.check(isWebAddress));

/** A boolean that may be sent as 0, 1, `"0"`, `"1"`, `""`, `"true"` or `"false"`. */
export const wireFlag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => !['', '0', 'false'].includes(String(value))),
);

/** What PHP sends for an empty list or object. */
const emptyList = v.pipe(
  v.array(v.unknown()),
  v.check(({ length }) => length === 0),
);

/** The server's "none", null or `[]`; parsed as null. */
export const none = v.pipe(
  v.nullable(emptyList),
  v.transform(() => null),
);

/** What `schema` parses, or the server's "none"; parsed as null. */
export const noneOr = <T extends v.GenericSchema>(schema: T) => v.union([none, schema]);

/** An object that PHP sends as `[]` when it is empty. */
export const wireMap = <T extends v.GenericSchema>(value: T) =>
  v.union([
    v.pipe(
      emptyList,
      v.transform((): Record<string, v.InferOutput<T>> => ({})),
    ),
    v.record(v.string(), value),
  ]);

/**
 * A list that offers choices or describes something: an entry that cannot be parsed is left out, and the others still
 * work. A list without one entry that can be parsed fails, so that it is not taken for an empty one. Never for amounts, or
 * for what is charged or ordered: such a list has to be complete.
 */
export const wireChoices = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.array(v.fallback(v.nullable(entry), null)),
    v.check((list) => list.length === 0 || list.some((one) => one !== null)),
    v.transform((list) => list.filter((one) => one !== null)),
  );

/** What `schema` parses; null for anything else. */
export function parsedOrNull<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** A JSON string, encoded up to twice (decisions C44); other values are returned unchanged. */
export function parseMaybeTwice(value: unknown): unknown {
  let parsed = value;
  for (let depth = 0; depth < 2 && typeof parsed === 'string'; depth += 1) {
    try {
      parsed = JSON.parse(parsed) as unknown;
    } catch {
      return parsed;
    }
  }
  return parsed;
}
