import type { ConfigurableAttribute, Selection } from './catalog.types';

/**
 * The selection in the page's query or hash: `?color=52` or `#93=52`, several joined by `&` (SWAT-15). An option may
 * also be given by its label. Unknown attributes and options are skipped.
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

/** The hash that makes another page select the same; '' for no selection. */
export const hashOfSelection = (selection: Selection): string => {
  const query = new URLSearchParams(Object.entries(selection)).toString();
  return query === '' ? '' : `#${query}`;
};
