/** A form-encoded body with parsed brackets: `card[number]=4` becomes `{card: {number: '4'}}`. */
export interface Params {
  readonly [name: string]: string | Params | undefined;
}

interface Building {
  [name: string]: string | Building;
}

/** `a[b][]` becomes `['a', 'b', '']`. */
function pathOf(name: string): readonly string[] {
  const [head = ''] = name.split('[');
  return [head, ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
}

/** Parses the brackets of form fields. Lists become objects with numbers as keys. */
export function readForm(fields: URLSearchParams): Params {
  const root: Building = Object.create(null) as Building;
  for (const [name, value] of fields) {
    const path = pathOf(name);
    let at = root;
    path.forEach((part, index) => {
      const key = part === '' ? String(Object.keys(at).length) : part;
      if (index === path.length - 1) {
        at[key] = value;
        return;
      }
      const next = at[key];
      if (typeof next === 'object') at = next;
      else at = at[key] = Object.create(null) as Building;
    });
  }
  return root;
}

/** A string of a body; null when it is missing or empty. */
export function text(params: Params, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A nested object of a body; empty when it is missing. */
export function part(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === 'object' ? value : {};
}

/** The strings of a list or a map, by key. */
export function texts(params: Params, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(part(params, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
