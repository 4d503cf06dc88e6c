import { choiceOfLine, openedLine } from '../../api/page-config/catalog/opened-line';
import { selectionRestored, selectProduct } from './catalog-slice';
import { sectionsWanted } from '../sections/sections-slice';
import type { StartListening, TillStore } from '../shared/store.types';

/**
 * On the page that edits a cart line, restores the line's options and quantity: they are not in the page's markup but
 * in the `cart` section (SECT-08). What the shopper has chosen already stays. The quantity follows the line, which the
 * shopper may change in the mini cart, until another one is typed; the price follows the field.
 */
export function startEditLine(
  startListening: StartListening,
  store: TillStore,
  form: HTMLFormElement,
): void {
  const line = openedLine(form);
  const { productId } = line;
  /** The line's latest quantity; null until it is known. */
  let latest: string | null = null;
  const followLine = (qty: string): void => {
    const field = form.elements.namedItem('qty');
    const before = latest;
    latest = qty;
    if (!(field instanceof HTMLInputElement) || field.value === qty) return;
    if (field.value !== '' && field.value !== before) return;
    field.value = qty;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const apply = (): boolean => {
    const state = store.getState();
    const choice = choiceOfLine(state.sections.data.cart, line);
    if (choice === null) return false;
    if (latest === null) {
      const { selection } = selectProduct(productId)(state);
      const restored = { ...choice.selection, ...selection };
      store.dispatch(selectionRestored({ productId, selection: restored }));
    }
    followLine(choice.qty);
    return true;
  };
  const isKnown = apply();
  startListening({
    predicate: (_action, { sections }, before) => sections.data.cart !== before.sections.data.cart,
    effect: () => void apply(),
  });
  if (!isKnown) store.dispatch(sectionsWanted(['cart']));
}
