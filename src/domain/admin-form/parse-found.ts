import { jsonOf, textOf } from './data-path';
import type { Described, Json } from './field.types';
import type { ParseOptions } from './parse-field';

/** What is found while the parts of a form are read. */
export interface Found {
  readonly types: Json;
  readonly options: ParseOptions;
  readonly fields: Described[];
  /** The names of the fieldsets that start open. */
  readonly open: string[];
}

/** The container that a part is in: its full name, and where its fields are in the data. */
export interface Around {
  readonly name: string;
  readonly path: readonly string[];
}

/** The parts of a node in their order: those with a `sortOrder` change places among themselves. */
export function childrenOf(raw: Json): readonly (readonly [string, Json])[] {
  const listed = Object.entries(jsonOf(raw.children)).map(
    ([key, child]) => [key, jsonOf(child)] as const,
  );
  const orderOf = ([, child]: readonly [string, Json]): number =>
    Number(textOf(jsonOf(child.config).sortOrder, 'none'));
  const sorted = listed
    .filter((child) => !Number.isNaN(orderOf(child)))
    .sort((one, other) => orderOf(one) - orderOf(other));
  let next = 0;
  return listed.map((child) => (Number.isNaN(orderOf(child)) ? child : (sorted[next++] ?? child)));
}
