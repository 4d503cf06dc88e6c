import { typedNumber, valuesOf } from '../../../domain/catalog/form-fields';
import { t } from '../../../platform/i18n/i18n';
import {
  addingSettled,
  isAdding,
  productSent,
  selectAdding,
  type AddStatus,
} from '../../../state/add-to-cart/add-to-cart-slice';
import { addToCartState } from '../../../state/add-to-cart/add-to-cart-state';
import type { TillStore } from '../../../state/shared/store.types';
import type { EmitEvent } from '../../../ui/element-context';
import { detailOf } from '../add-to-cart/useAddEvents';
import { buyButtonIn } from '../form/buy-button';
import { ownData } from '../form/own-data';
import { fieldsOf } from '../form/product-form';

const PHRASES: Readonly<Partial<Record<AddStatus, string>>> = {
  adding: 'Adding...',
  leaving: 'Adding...',
  added: 'Added',
};

/** Returns a function that renders a status on the tile's button (ADDTO-05 to ADDTO-07). */
function buttonStatus(form: HTMLFormElement): (status: AddStatus) => void {
  const button = buyButtonIn(form);
  const label = button?.querySelector('span') ?? button;
  const before = label?.textContent ?? '';
  return (status) => {
    const phrase = PHRASES[status];
    if (label != null) label.textContent = phrase === undefined ? before : t(phrase);
    button?.toggleAttribute('aria-disabled', false);
    if (phrase !== undefined) button?.setAttribute('aria-disabled', 'true');
  };
}

/**
 * Adds the product of a tile to the cart without leaving the list (LIST-03, ADDTO-01): once per press. The tile's own
 * button shows how far it is.
 */
export function addFromTile(
  store: TillStore,
  form: HTMLFormElement,
  productId: string,
  emit: EmitEvent,
): void {
  store.inject(addToCartState);
  const statusNow = (): AddStatus => selectAdding(productId)(store.getState());
  if (isAdding(statusNow())) return;
  const fields = fieldsOf(form);
  const qty = typedNumber(valuesOf(fields, 'qty')[0] ?? '') ?? 1;
  const show = buttonStatus(form);
  let shown: AddStatus = statusNow();
  const unsubscribe = store.subscribe(() => {
    const status = statusNow();
    if (status === shown) return;
    shown = status;
    show(status);
    if (status === 'added') emit('till-product-added', detailOf({ form, productId }));
    if (status === 'failed') emit('till-product-refused', detailOf({ form, productId }));
    if (!isAdding(status)) unsubscribe();
  });
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) store.dispatch(addingSettled({ productId }));
  };
  window.addEventListener('pageshow', onPageShow, { once: true });
  store.dispatch(productSent({ productId, url: form.action, form: ownData(form), qty }));
}
