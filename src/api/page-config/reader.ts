import * as v from 'valibot';
import { taker, type Json } from './config-values';

/** Reads one key of a raw object. An invalid value gives the fallback and one warning that names it. */
export type ReadKey = <T>(key: string, schema: v.GenericSchema<unknown, T>, fallback: T) => T;

/** Reads `record` key by key with schemas; see `taker`. */
export const reader = (record: Json, where: string): ReadKey => {
  const take = taker(record, where);
  return <T>(key: string, schema: v.GenericSchema<unknown, T>, fallback: T): T =>
    take<{ readonly output: T }>(
      key,
      (value) => {
        const parsed = v.safeParse(schema, value);
        return parsed.success ? parsed : undefined;
      },
      { output: fallback },
    ).output;
};
