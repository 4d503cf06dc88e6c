import * as v from 'valibot';
import { isWebAddress } from '../../platform/navigate';

/** A number that may arrive as digits in a string (decisions C41); anything else fails. */
export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
);

/** An amount of money; one that is missing, null, empty or no number is unknown (null), never 0. */
export const wireAmount = v.optional(v.fallback(v.nullable(wireNumber), null), null);

/** Text that may arrive as a number, as ids do. */
export const wireText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Where a picture is: http(s) alone, never `data:` or `javascript:`. */
export const wirePicture = v.pipe(v.string(), v.nonEmpty(), v.check(isWebAddress));

/** A yes or no that may arrive as 0, 1, `"0"`, `"1"`, `""`, `"true"` or `"false"`. */
export const wireFlag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform(
    (value) => !(value === false || value === 0 || ['', '0', 'false'].includes(String(value))),
  ),
);

/** The server's "none" is `[]` (or null, or nothing at all), read as null. */
export const noneOr = <T extends v.GenericSchema>(schema: T) =>
  v.union([
    v.pipe(
      v.strictTuple([]),
      v.transform(() => null),
    ),
    v.pipe(
      v.null(),
      v.transform(() => null),
    ),
    schema,
  ]);

/** An object that an empty PHP array turns into `[]`. */
export const wireMap = <T extends v.GenericSchema>(value: T) =>
  v.union([
    v.pipe(
      v.strictTuple([]),
      v.transform((): Record<string, v.InferOutput<T>> => ({})),
    ),
    v.record(v.string(), value),
  ]);

/** JSON inside a string, up to twice (decisions C44); a value that is no string is taken as it is. */
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
