import { choiceOfLine, openedLine } from '../../api/page-config/catalog/opened-line';
import { selectionRestored, selectProduct } from './catalog-slice';
import { sectionsWanted } from '../sections/sections-slice';
import type { StartListening, TillStore } from '../shared/store.types';

/**
 * On the page that edits a cart line, restores the line's options and quantity: they are not in the page's markup but
 * in the `cart` section (SECT-08). What the shopper has chosen already stays.
 */
export function startEditLine(
  startListening: StartListening,
  store: TillStore,
  form: HTMLFormElement,
): void {
  const line = openedLine(form);
  const { productId } = line;
  const apply = (): boolean => {
    const state = store.getState();
    const choice = choiceOfLine(state.sections.data.cart, line);
    if (choice === null) return false;
    const { selection } = selectProduct(productId)(state);
    store.dispatch(
      selectionRestored({ productId, selection: { ...choice.selection, ...selection } }),
    );
    const qty = form.elements.namedItem('qty');
    if (qty instanceof HTMLInputElement && qty.value === '') {
      qty.value = choice.qty;
      qty.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return true;
  };
  if (apply()) return;
  startListening({
    predicate: (_action, { sections }, before) => sections.data.cart !== before.sections.data.cart,
    effect: (_action, api) => {
      if (apply()) api.unsubscribe();
    },
  });
  store.dispatch(sectionsWanted(['cart']));
}
