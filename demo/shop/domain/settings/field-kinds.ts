/** What the demonstration's page says about a switch. */
export interface Words<Group extends string = string> {
  readonly group: Group;
  readonly label: string;
  /** One sentence: what a visitor sees when it is changed. */
  readonly shows: string;
}

interface Toggle {
  readonly kind: 'toggle';
  readonly fallback: boolean;
}

interface Choice<Name extends string> {
  readonly kind: 'choice';
  readonly fallback: Name;
  /** Value to what the page calls it. */
  readonly names: Readonly<Record<Name, string>>;
}

interface Several<Name extends string> {
  readonly kind: 'several';
  readonly fallback: readonly Name[];
  readonly names: Readonly<Record<Name, string>>;
}

interface Count {
  readonly kind: 'count';
  readonly fallback: number;
  readonly max: number;
  readonly unit: string;
}

/** A field of the record: how its values look, its default, and its words. */
export type Field = Words & (Toggle | Choice<string> | Several<string> | Count);

/** The type of a field's values. */
export type ValueOf<F> =
  F extends Choice<infer Name>
    ? Name
    : F extends Several<infer Name>
      ? readonly Name[]
      : F extends Count
        ? number
        : boolean;

/** On or off. */
export function toggle<W extends Words>(fallback: boolean, words: W): W & Toggle {
  return { kind: 'toggle', fallback, ...words };
}

/** Exactly one of these. */
export function choice<Name extends string, W extends Words>(
  fallback: NoInfer<Name>,
  names: Readonly<Record<Name, string>>,
  words: W,
): W & Choice<Name> {
  return { kind: 'choice', fallback, names, ...words };
}

/** Any of these; none by default. */
export function several<Name extends string, W extends Words>(
  names: Readonly<Record<Name, string>>,
  words: W,
): W & Several<Name> {
  return { kind: 'several', fallback: [], names, ...words };
}

/** A whole number from 0 to `max`; 0 by default. */
export function count<W extends Words>(max: number, unit: string, words: W): W & Count {
  return { kind: 'count', fallback: 0, max, unit, ...words };
}

/** Whether a value from outside is one that the field can have. */
export function isValueOf(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'toggle':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.names, value);
    case 'several':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((name) => typeof name === 'string' && Object.hasOwn(field.names, name))
      );
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= field.max;
  }
}
