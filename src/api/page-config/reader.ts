import * as v from 'valibot';
import { warnOnce } from '../../platform/console';

/** A JSON object as the page prints it. */
export type Json = Readonly<Record<string, unknown>>;

/** The value as an object; `[]`, which PHP prints for an empty one, and everything else count as empty. */
export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Takes one key of a printed object. A broken value gives the fallback and one warning that names it. */
export type ReadKey = <T>(key: string, schema: v.GenericSchema<unknown, T>, fallback: T) => T;

/** Reads `record` key by key, so that one broken value costs only itself. `where` is its name in warnings. */
export const reader =
  (record: Json, where: string): ReadKey =>
  (key, schema, fallback) => {
    const value = record[key];
    if (value === undefined || value === null) return fallback;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    warnOnce(
      `config:${where}.${key}`,
      `${where}.${key} of the page's configuration cannot be read; a default is used instead.`,
    );
    return fallback;
  };

/** Walks down a printed tree; a missing branch is empty. */
export const branch = (root: unknown, ...path: readonly string[]): Json =>
  path.reduce<Json>((node, key) => recordOf(node[key]), recordOf(root));

/** All configurations of a component of the old front end, whichever element they are printed for. */
export const configsOf = (
  init: Readonly<Record<string, Json>>,
  component: string,
): readonly Json[] =>
  Object.values(init).flatMap((components) =>
    component in components ? [recordOf(components[component])] : [],
  );
