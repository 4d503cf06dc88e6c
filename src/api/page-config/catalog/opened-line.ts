import type { Selection } from '../../../domain/catalog/catalog.types';
import type { StoredSection } from '../../../domain/section.types';
import { id, recordOf } from '../printed';

/** A product form of the page that changes a cart line, and the line's id. */
export interface OpenedLine {
  readonly form: HTMLFormElement;
  readonly productId: string;
  readonly itemId: string;
}

/** What a cart line holds: `selection` by attribute id, `qty` as the server writes it. */
export interface LineChoice {
  readonly selection: Selection;
  readonly qty: string;
}

const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** The cart line that a form changes. */
export const openedLine = (form: HTMLFormElement): OpenedLine => ({
  form,
  productId: valueOf(form, 'product'),
  itemId: valueOf(form, 'item'),
});

/** What the `cart` section says of a line; null when it holds no such line of that product. */
export function choiceOfLine(
  cart: StoredSection | undefined,
  { itemId, productId }: Pick<OpenedLine, 'itemId' | 'productId'>,
): LineChoice | null {
  const items: readonly unknown[] = Array.isArray(cart?.items) ? cart.items : [];
  const line = items
    .map(recordOf)
    .find((item) => id(item.item_id) === itemId && id(item.product_id) === productId);
  if (line === undefined) return null;
  const selection: Record<string, string> = {};
  for (const option of Array.isArray(line.options) ? line.options.map(recordOf) : []) {
    const [attribute, value] = [id(option.option_id), id(option.option_value)];
    // Custom options have ids of their own kind and no value here.
    if (attribute !== undefined && value !== undefined) selection[attribute] = value;
  }
  return { selection, qty: id(line.qty) ?? '' };
}
