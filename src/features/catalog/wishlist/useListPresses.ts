import { useEffect } from 'react';
import { itemSent, listSent, removalRequested } from '../../../state/wishlist/list-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { formKey } from '../../../platform/form-key';
import { postAndLeave } from '../../../platform/navigate';
import { useEmit } from '../../../ui/element-context';
import { registryPostOf } from './gift-registry';
import {
  addAllPost,
  cartPostOf,
  ITEM,
  itemsIn,
  quantityIn,
  removalPostOf,
  updatePost,
  type ListForm,
} from './list-form';
import { areValid } from './quantity-fault';

const quantitiesOf = (items: readonly Element[]): readonly HTMLInputElement[] =>
  items.flatMap((item) => quantityIn(item) ?? []);

/** Handles the presses on the server-rendered buttons of the list. `mayAdd` returns whether items may be added. */
export function useListPresses(list: ListForm | null, mayAdd: () => boolean): void {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  useEffect(() => {
    if (list === null) return undefined;
    const { form } = list;
    const visible = (): readonly HTMLElement[] => itemsIn(form).filter(({ hidden }) => !hidden);
    const addItem = (item: HTMLElement): void => {
      const sent = cartPostOf(item);
      if (sent === null || !mayAdd() || !areValid(quantitiesOf([item]))) return;
      dispatch(itemSent(sent));
    };
    const removeItem = (item: HTMLElement): void => {
      const sent = removalPostOf(item);
      if (sent === null) return;
      dispatch(removalRequested(sent));
      emit('till-wish-removed', { itemId: sent.id });
    };
    const addAll = (): void => {
      if (!mayAdd() || !areValid(quantitiesOf(visible()))) return;
      dispatch(listSent({ kind: 'all', post: addAllPost(list) }));
    };
    const actionOf = (target: Element): (() => void) | null => {
      const item = target.closest<HTMLElement>(ITEM);
      if (item !== null && target.closest('[data-role="remove"]'))
        return () => {
          removeItem(item);
        };
      if (item !== null && target.closest('[data-role="tocart"]'))
        return () => {
          addItem(item);
        };
      if (target.closest('[data-role="all-tocart"]')) return addAll;
      const registry = registryPostOf(target);
      if (registry === null) return null;
      return () => {
        postAndLeave(registry.action, { ...registry.data, form_key: formKey() });
      };
    };
    const press = (event: MouseEvent): void => {
      const act = event.target instanceof Element ? actionOf(event.target) : null;
      if (act === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    const submit = (event: SubmitEvent): void => {
      // Sharing opens another page.
      if (event.submitter?.getAttribute('name') === 'save_and_share') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!areValid(quantitiesOf(visible()))) return;
      dispatch(listSent({ kind: 'update', post: updatePost(form) }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('click', press, { signal, capture: true });
    form.addEventListener('submit', submit, { signal, capture: true });
    return () => {
      listening.abort();
    };
  }, [list, mayAdd, dispatch, emit]);
}
