/** The description of a setting on the demo page. */
export interface Words {
  readonly label: string;
  /** One sentence about its visible effect. */
  readonly shows: string;
}

interface Toggle {
  readonly kind: 'toggle';
  readonly fallback: boolean;
}

interface Choice<Name extends string> {
  readonly kind: 'choice';
  readonly fallback: Name;
  /** Labels by value. */
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

/** A field without its group: its type, default and description. */
type Kind = Words & (Toggle | Choice<string> | Several<string> | Count);

/** A field of the settings, in a group of the demo page. */
export type Field = Kind & { readonly group: string };

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
export function toggle(fallback: boolean, words: Words): Words & Toggle {
  return { kind: 'toggle', fallback, ...words };
}

/** Exactly one of these. */
export function choice<Name extends string>(
  fallback: NoInfer<Name>,
  names: Readonly<Record<Name, string>>,
  words: Words,
): Words & Choice<Name> {
  return { kind: 'choice', fallback, names, ...words };
}

/** Any of these; none by default. */
export function several<Name extends string>(
  names: Readonly<Record<Name, string>>,
  words: Words,
): Words & Several<Name> {
  return { kind: 'several', fallback: [], names, ...words };
}

/** A whole number from 0 to `max`; 0 by default. */
export function count(max: number, unit: string, words: Words): Words & Count {
  return { kind: 'count', fallback: 0, max, unit, ...words };
}

/** The fields of one group, by name. */
export function inGroup<Fields extends Readonly<Record<string, Kind>>>(
  group: string,
  fields: Fields,
): { readonly [Name in keyof Fields]: Fields[Name] & { readonly group: string } } {
  const grouped = Object.entries(fields).map(([name, field]) => [name, { ...field, group }]);
  return Object.fromEntries(grouped) as ReturnType<typeof inGroup<Fields>>;
}

/** Whether an external value is valid for the field. */
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
