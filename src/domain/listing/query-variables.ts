/** A parameter of an address, as it is written there. */
export type Parameter = readonly [name: string, value: string];

/** The parameters of an address by the request variable that they belong to, in the order of the address. */
export type Query = ReadonlyMap<string, readonly Parameter[]>;

/** The item of a list: `brand[]`, `brand[0]`. Other brackets name a variable of their own: `filter[brand]`. */
const ITEM = /\[\d*\]$/;

/** The request variables of an address: `?brand[0]=a&brand[1]=b` and `?brand[]=a&brand[]=b` both have one, `brand`. */
export function queryOf(url: string): Query {
  const query = new Map<string, Parameter[]>();
  for (const parameter of new URL(url).searchParams) {
    const variable = parameter[0].replace(ITEM, '');
    query.set(variable, [...(query.get(variable) ?? []), parameter]);
  }
  return query;
}

/** Whether a request variable has the same parameters, in the same order. */
export const isSameVariable = (one: readonly Parameter[], other: readonly Parameter[]): boolean =>
  one.length === other.length &&
  one.every(([name, value], at) => other[at]?.[0] === name && other[at][1] === value);

/** Whether parameters are written as a list: `brand[]=a`, or `brand=a&brand=b`. */
const isWrittenAsList = (parameters: readonly Parameter[]): boolean =>
  parameters.length > 1 || parameters.some(([name]) => ITEM.test(name));

/** The values of a list in one parameter: `a,b`. */
const commaValues = (parameters: readonly Parameter[]): readonly string[] =>
  parameters.flatMap(([, value]) => value.split(','));

const hasAll = (values: readonly string[], of: readonly string[]): boolean =>
  of.every((value) => values.includes(value));

/** A list of values: how they are read from parameters, and how they are written. */
interface ListForm {
  readonly read: (parameters: readonly Parameter[]) => readonly string[];
  readonly write: (values: readonly string[]) => readonly Parameter[];
}

/**
 * How a request variable holds a list, from its parameters in the address shown and in each address that changes it; null
 * for a variable with one value. One parameter with commas is a list where every change only adds to the values shown, or
 * only removes some of them; without any shown, nothing tells.
 */
export function listFormOf(
  before: readonly Parameter[],
  changes: readonly (readonly Parameter[])[],
): ListForm | null {
  const all = [...changes, before];
  const [name = ''] = all.find((parameters) => parameters.length > 0)?.[0] ?? [];
  if (all.some(isWrittenAsList)) {
    const known = all.find(isWrittenAsList)?.[0]?.[0] ?? name;
    return {
      read: (parameters) => parameters.map(([, value]) => value),
      write: (values) =>
        values.map((value, at) => [known.replace(/\[\d+\]$/, `[${String(at)}]`), value] as const),
    };
  }
  const shown = commaValues(before);
  const isCommas =
    shown.length > 0 &&
    changes.every((change) => {
      const values = commaValues(change);
      return hasAll(values, shown) || hasAll(shown, values);
    });
  return isCommas
    ? {
        read: commaValues,
        write: (values) => (values.length === 0 ? [] : [[name, values.join(',')]]),
      }
    : null;
}
