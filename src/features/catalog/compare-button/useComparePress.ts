import { useEffect, useState } from 'react';
import { comparePost } from '../../../domain/compare-posts';
import {
  changeSent,
  changesReturned,
  selectCompareChanges,
  selectIsCompared,
  type ChangeState,
} from '../../../state/compare/compare-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { nameBeside, type CompareLink } from './compare-link';

interface Compared {
  /** Whether the list has the product. */
  readonly isListed: boolean;
  /** The newest change; null before this link was pressed. */
  readonly change: ChangeState | null;
}

/** Puts the product of a server-rendered link on the comparison list, or takes it off again (COMP-01). */
export function useComparePress(found: CompareLink | null): Compared {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [isPressed, setPressed] = useState(false);
  const productId = found?.productId ?? '';
  const isListed = useTillSelector(selectIsCompared(productId));
  const change = useTillSelector((state) => selectCompareChanges(state).changes[productId] ?? null);
  useEffect(() => {
    if (found === null) return undefined;
    const { link, post } = found;
    const press = (event: MouseEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const kind = isListed ? 'remove' : 'add';
      const sent = {
        kind,
        productId,
        name: nameBeside(link),
        post: comparePost(post, kind),
      } as const;
      setPressed(true);
      dispatch(changeSent(sent));
      emit(isListed ? 'till-compare-removed' : 'till-product-compared', { id: productId });
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch(changesReturned());
    };
    const listening = new AbortController();
    const { signal } = listening;
    link.addEventListener('click', press, { signal, capture: true });
    window.addEventListener('pageshow', comeBack, { signal });
    return () => {
      listening.abort();
    };
  }, [found, productId, isListed, dispatch, emit]);
  return { isListed, change: isPressed ? change : null };
}
