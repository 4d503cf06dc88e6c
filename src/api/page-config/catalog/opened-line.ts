import type { Selection } from '../../../domain/catalog/catalog.types';
import type { StoredSection } from '../../../domain/section.types';
import { id, recordOf } from '../config-values';

/** A cart line that is edited by a product form of the page. */
export interface OpenedLine {
  readonly form: HTMLFormElement;
  readonly productId: string;
  readonly itemId: string;
}

/** The options and quantity of a cart line: `selection` by attribute id, `qty` as the server formats it. */
export interface LineChoice {
  readonly selection: Selection;
  readonly qty: string;
}

const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** The cart line that a form edits. */
export const openedLine = (form: HTMLFormElement): OpenedLine => ({
  form,
  productId: valueOf(form, 'product'),
  itemId: valueOf(form, 'item'),
});

/** A line's choice from the `cart` section; null when it has no such line of that product. */
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
    // Custom options have other ids and no value here.
    if (attribute !== undefined && value !== undefined) selection[attribute] = value;
  }
  return { selection, qty: id(line.qty) ?? '' };
}
