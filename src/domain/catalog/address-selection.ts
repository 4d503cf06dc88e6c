import type { ConfigurableAttribute, Selection } from './catalog.types';

/**
 * What a part of the page's address chooses: `?color=52` or `#93=52`, several joined by `&` (SWAT-15). An option may be
 * named by its label as well. What names no attribute or option of the product is left out.
 */
export function addressSelection(
  part: string,
  attributes: readonly ConfigurableAttribute[],
): Selection {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(part.replace(/^#/, ''))) {
    const attribute = attributes.find(({ id, code }) => id === name || code === name);
    const option = attribute?.options.find(
      ({ id, label }) => id === value || label.toLowerCase() === value.toLowerCase(),
    );
    if (attribute !== undefined && option !== undefined) found[attribute.id] = option.id;
  }
  return found;
}

/** The part after the hash that makes another page choose the same; '' for no choice. */
export const hashOfSelection = (selection: Selection): string => {
  const query = new URLSearchParams(Object.entries(selection)).toString();
  return query === '' ? '' : `#${query}`;
};
