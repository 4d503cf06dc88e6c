/** What a key may be (TAXV-12): letters, digits and underscores, with parts in brackets: `street[0]`, `street[]`. */
const KEY = /^[a-z_]\w*(?:\[\w*\])*$/i;

/** A field of a form, or fields by the parts of their keys. */
type Tree = Map<string, Tree | string>;

const addTo = (tree: Tree, [part = '', ...rest]: readonly string[], value: string): void => {
  const own = part === '' ? String(tree.size) : part;
  if (rest.length === 0) {
    tree.set(own, value);
    return;
  }
  const known = tree.get(own);
  const branch: Tree = known instanceof Map ? known : new Map<string, Tree | string>();
  tree.set(own, branch);
  addTo(branch, rest, value);
};

/** A value of a form: a text, a list where the keys are numbers from 0 or empty, or a record. */
export type FormValue = string | readonly FormValue[] | { readonly [key: string]: FormValue };

function valueOf(tree: Tree | string): FormValue {
  if (typeof tree === 'string') return tree;
  const entries = [...tree].map(([key, value]) => [key, valueOf(value)] as const);
  const isList = entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/**
 * The fields of a form as a record: `street[0]` and `street[1]` are a list, `custom[floor]` a record. A field whose key has
 * other characters is left out (TAXV-12), and of several with the same key the last one counts.
 */
export function serializeFields(
  fields: Iterable<readonly [key: string, value: string]>,
): Readonly<Record<string, FormValue>> {
  const root: Tree = new Map<string, Tree | string>();
  for (const [key, value] of fields) {
    if (KEY.test(key)) addTo(root, key.replaceAll(']', '').split('['), value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, valueOf(value)]));
}
