import type { TillTags } from 'till-elements/jsx';

/** For libraries with their own JSX, or without any. */
export const cart: TillTags['till-mini-cart'] = {
  'max-items': '3',
  class: 'wide',
  style: 'color: red',
  slot: 'cart',
  hidden: true,
  role: 'region',
  onClick: () => undefined,
  'ontill-quantity-changed': ({ detail }) => detail.qty.toFixed(),
};

export const known: JSX.IntrinsicElements['till-checkout'] = { withoutSummary: true };
// @ts-expect-error: a tag has the attributes of its table
export const refused: TillTags['till-mini-cart'] = { 'max-items': 'three' };
// @ts-expect-error: no tag has this name
export type Unknown = TillTags['till-mini-card'];

/** Importing an element on demand is typed, and brings the types of the tags. */
export async function load(): Promise<HTMLElementTagNameMap['till-reviews'] | null> {
  const module: object = await import('till-elements/elements/till-reviews');
  return Object.keys(module).length === 0 ? document.querySelector('till-reviews') : null;
}
