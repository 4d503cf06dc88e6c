import { isRecord } from '../../platform/record';
import { textOf } from '../../platform/text/decode';
import type { StoredSection } from '../../domain/section.types';

/** The text of a selected option. Options that the shopper typed have no `option_value`, the id of a choice. */
const chosenText = (option: unknown): readonly string[] =>
  isRecord(option) && 'option_value' in option && typeof option.value === 'string'
    ? [textOf(option.value)]
    : [];

/**
 * The variant of each line of a cart section, by item id: `Red, M` for a configurable product (`config-shapes.md` §6.3).
 * Custom options, gift cards and links are omitted, because they may contain names and other personal data.
 */
export function cartVariants(cart: StoredSection | undefined): ReadonlyMap<string, string> {
  const items: readonly unknown[] = Array.isArray(cart?.items) ? cart.items : [];
  return new Map(
    items.flatMap((item): readonly [string, string][] => {
      if (!isRecord(item) || item.product_type !== 'configurable') return [];
      const options: readonly unknown[] = Array.isArray(item.options) ? item.options : [];
      const texts = options.flatMap(chosenText);
      return texts.length === 0 ? [] : [[String(item.item_id), texts.join(', ')]];
    }),
  );
}
