import { useEffect, useState } from 'react';
import { comparePost } from '../../../domain/compare-posts';
import { ownValue } from '../../../domain/own-value';
import {
  changeRequested,
  pageRestored,
  selectCompareChanges,
  selectIsCompared,
  type ChangeState,
} from '../../../state/compare/compare-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { nameBeside, type CompareLink } from './compare-link';

interface Compared {
  /** Whether the list contains the product. */
  readonly isListed: boolean;
  /** The latest change; null until this link is pressed. */
  readonly change: ChangeState | null;
}

/** Adds the product of a server-rendered link to the comparison list, or removes it again (COMP-01). */
export function useComparePress(found: CompareLink | null): Compared {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [isPressed, setPressed] = useState(false);
  const productId = found?.productId ?? '';
  const isListed = useTillSelector(selectIsCompared(productId));
  const change = useTillSelector(
    (state) => ownValue(selectCompareChanges(state).changes, productId) ?? null,
  );
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
      dispatch(changeRequested(sent));
      emit(isListed ? 'till-compare-removed' : 'till-product-compared', { id: productId });
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch(pageRestored());
    };
    const listening = new AbortController();
    const { signal } = listening;
    link.addEventListener('click', press, { signal, capture: true });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => {
      listening.abort();
    };
  }, [found, productId, isListed, dispatch, emit]);
  return { isListed, change: isPressed ? change : null };
}
