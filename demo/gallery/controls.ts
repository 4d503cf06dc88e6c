/** The kinds of controls. */
export type Control =
  | { readonly kind: 'boolean'; readonly initially: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly unit: string }
  | { readonly kind: 'colour'; readonly initially: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'json' };

interface Attribute {
  readonly type: 'string' | 'number' | 'boolean' | 'json';
  readonly default?: unknown;
  readonly tsType?: string;
}

const LITERALS = /^'[^']*'(?:\s*\|\s*'[^']*')+$/;

/** The control of an attribute: a choice for a union of words, otherwise by its type. */
export function attributeControl({ type, default: initial, tsType = '' }: Attribute): Control {
  if (type === 'boolean') return { kind: 'boolean', initially: initial === true };
  if (type === 'number') return { kind: 'number', unit: '' };
  if (type === 'json') return { kind: 'json' };
  if (!LITERALS.test(tsType)) return { kind: 'text' };
  return { kind: 'choice', options: tsType.split('|').map((word) => word.trim().slice(1, -1)) };
}

/** The control of a custom property, by its default: `#1f4d43` is a colour, `10px` a number with a unit. */
export function propertyControl(initial: string, name: string): Control {
  if (/^#[0-9a-f]{6}$/i.test(initial)) return { kind: 'colour', initially: initial };
  const size = /^\d*\.?\d+(px|rem|em|%)?$/.exec(initial);
  if (size) return { kind: 'number', unit: size[1] ?? '' };
  return name.endsWith('color') ? { kind: 'colour', initially: '#000000' } : { kind: 'text' };
}
