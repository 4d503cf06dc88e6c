import { validateProductForm } from '../form/check-form';
import { fieldsOf, productFormOf } from '../form/product-form';

/** The product of a page, and what its form sends. */
export interface ProductPress {
  readonly productId: string;
  /** The chosen variant; undefined where the form has none. */
  readonly attribute: () => string | undefined;
  /** The form's fields; null when it is not valid, whose errors are shown then, with the focus on the first (EXPR-09). */
  readonly read: () => Readonly<Record<string, string>> | null;
  readonly form: HTMLFormElement;
}

/** In an object each value of a list needs a name of its own: `links[7]` is to the server the same as `links[]`. */
const ownName = ([name, value]: readonly [string, string]): readonly [string, string] => [
  name.replace(/\[\]$/, () => `[${value}]`),
  value,
];

/** The form that buys the product around an element; null if there is none. */
export function productPressAt(node: Element): ProductPress | null {
  const found = productFormOf(node);
  if (found === null) return null;
  const { form, productId } = found;
  return {
    form,
    productId,
    attribute: () =>
      fieldsOf(form).find(
        ([name, value]) => name.startsWith('super_attribute[') && value !== '',
      )?.[1],
    read: () =>
      validateProductForm(form) ? Object.fromEntries(fieldsOf(form).map(ownName)) : null,
  };
}
