import { useEffect, useEffectEvent } from 'react';
import { changeRequested } from '../../../state/compare/compare-slice';
import { useTillDispatch, useTillStore } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import type { CompareColumn, CompareTable } from './compare-table';

/** Forms that add a product to the cart. */
const FORM = 'form[data-role="tocart-form"][action*="/checkout/cart/add"]';

/** Handles the server-rendered buttons of the table. `onAdd` receives the id of a product that is added to the cart. */
export function useTablePresses(
  found: CompareTable | null,
  onAdd: (productId: string) => void,
): void {
  const dispatch = useTillDispatch();
  const store = useTillStore();
  const emit = useEmit();

  const remove = useEffectEvent(({ id: productId, name, removal }: CompareColumn) => {
    dispatch(changeRequested({ kind: 'remove', productId, name, post: removal }));
    emit('till-compare-removed', { id: productId });
  });
  const add = useEffectEvent((form: HTMLFormElement, { id }: CompareColumn) => {
    onAdd(id);
    import('../product-list/add-from-tile').then(
      ({ addFromTile }) => {
        addFromTile(store, form, id, emit);
      },
      () => {
        form.submit();
      },
    );
  });

  useEffect(() => {
    if (found === null) return undefined;
    const { table, columns } = found;
    const press = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const column = columns.find(({ link }) => link.contains(target));
      if (column === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      remove(column);
    };
    const submit = (event: SubmitEvent): void => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.matches(FORM)) return;
      const column = columns.find(({ cells }) => cells.some((cell) => cell.contains(target)));
      if (column === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      add(target, column);
    };
    const listening = new AbortController();
    const { signal } = listening;
    table.addEventListener('click', press, { signal, capture: true });
    table.addEventListener('submit', submit, { signal, capture: true });
    return () => {
      listening.abort();
    };
  }, [found]);
}
