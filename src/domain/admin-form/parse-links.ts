import { dataAt, jsonOf, textOf } from './data-path';
import type {
  ConstantLink,
  Described,
  FieldLink,
  Json,
  LinkEnd,
  LinkedProperty,
} from './field.types';
import type { Parsed } from './form.types';

/** What links refer to. */
export interface LinkScope {
  readonly namespace: string;
  readonly provider: string;
  readonly data: Json;
  readonly all: readonly Described[];
  /** Where the data has collections: their records come and go. */
  readonly collections: readonly (readonly string[])[];
}

/** The other end of a link: a field's property, or a value in the data that nothing changes. */
type Target = LinkEnd | { readonly constant: unknown };

const PROPERTIES = ['value', 'visible', 'disabled'] as const;

/** A property that links may set; undefined for any other name. */
export const propertyOf = (name: string): LinkedProperty | undefined =>
  PROPERTIES.find((property) => property === name);

/** Fills `${ $.provider }` and the like; null where one is not known. */
function filled(template: string, { field }: Described, scope: LinkScope): string | null {
  const known = new Map([
    ['provider', scope.provider],
    ['ns', scope.namespace],
    ['name', field.name],
    ['index', field.index],
    ['parentName', field.fieldset],
    ['dataScope', ['data', ...field.path].join('.')],
  ]);
  const text = template.replace(/\$\{\s*\$\.(\w+)\s*\}/g, (whole, name: string) => {
    return known.get(name) ?? whole;
  });
  return text.includes('${') ? null : text;
}

/** The fields that a reference names: by the full name, or by a query such as `ns = form, index = title`. */
export function fieldsNamed(reference: string, { namespace, all }: LinkScope): readonly number[] {
  if (!reference.includes('=')) {
    return all.flatMap(({ field }, place) => (field.name === reference ? place : []));
  }
  const asked = new Map(
    reference.split(',').map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim(), value.trim()] as const;
    }),
  );
  if ([...asked.keys()].some((key) => key !== 'ns' && key !== 'index')) return [];
  return all.flatMap(({ field }, place) => {
    const isAsked =
      asked.get('index') === field.index && (asked.get('ns') ?? namespace) === namespace;
    return isAsked ? place : [];
  });
}

/** Whether a path of the data is, contains or is inside of another one. */
const isAround = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((key, place) => place >= other.length || other[place] === key);

function targetOf(written: string, scope: LinkScope): Target | null {
  const colon = written.lastIndexOf(':');
  const [reference, property] = [written.slice(0, colon).trim(), written.slice(colon + 1).trim()];
  if (reference === scope.provider) {
    const [root, ...path] = property.split('.');
    const isMoving = scope.collections.some((records) => isAround(records, path));
    if (root !== 'data' || isMoving) return null;
    const place = scope.all.findIndex(({ field }) => field.path.join('.') === path.join('.'));
    return place >= 0
      ? { field: place, property: 'value' }
      : { constant: dataAt(scope.data, path) };
  }
  const [field, another] = fieldsNamed(reference, scope);
  const known = propertyOf(property);
  // A reference to several components is the registry's own choice of one.
  if (field === undefined || another !== undefined || known === undefined) return null;
  return { field, property: known };
}

/** What one entry of `imports`, `exports` or `links` means; null where it is not known. */
function linksOf(
  kind: 'imports' | 'exports' | 'links',
  entry: readonly [string, unknown],
  { own, scope }: { readonly own: number; readonly scope: LinkScope },
): readonly (FieldLink | ConstantLink)[] | null {
  const described = scope.all[own];
  const property = propertyOf(entry[0]);
  const text = described && filled(textOf(entry[1]), described, scope);
  if (property === undefined || text == null || text === '') return null;
  const isNegated = text.startsWith('!');
  const target = targetOf(isNegated ? text.slice(1) : text, scope);
  if (target === null) return null;
  const self: LinkEnd = { field: own, property };
  if ('constant' in target) {
    return kind === 'imports' ? [{ to: self, constant: target.constant, isNegated }] : null;
  }
  const inward = { from: target, to: self, isNegated };
  const outward = { from: self, to: target, isNegated };
  if (kind === 'imports') return [inward];
  return kind === 'exports' ? [outward] : [inward, outward];
}

const isFlag = (key: string): boolean => key.startsWith('__');

/** The links between the fields of a form, in the order in which they are written. */
export function parseLinks(scope: LinkScope): Parsed<readonly (FieldLink | ConstantLink)[]> {
  const found: (FieldLink | ConstantLink)[] = [];
  for (const [own, { field, config }] of scope.all.entries()) {
    for (const kind of ['imports', 'exports', 'links'] as const) {
      for (const entry of Object.entries(jsonOf(config[kind]))) {
        if (isFlag(entry[0]) || entry[1] === false) continue;
        const links = linksOf(kind, entry, { own, scope });
        if (links === null) {
          return { isKnown: false, unknown: { what: `${kind}.${entry[0]}`, where: field.name } };
        }
        found.push(...links);
      }
    }
  }
  return { isKnown: true, value: found };
}
