import { useEffect, useRef, useState, type RefObject } from 'react';
import { cardFormsOf } from '../../state/saved-payments/card-forms';
import { cardFormBroke } from '../../state/saved-payments/saved-payments-slice';
import { useTillDispatch, useTillStore } from '../../state/shared/hooks';

/** Shows a provider's form in the returned element, and offers it to the flow that saves methods. */
export function useProviderForm(provider: string): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly isReady: boolean;
} {
  const store = useTillStore();
  const dispatch = useTillDispatch();
  const host = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (host.current === null) return undefined;
    const removal = new AbortController();
    const { signal } = removal;
    void cardFormsOf(store)?.show(provider, host.current, {
      signal,
      onReady: () => {
        if (!signal.aborted) setReady(true);
      },
      onBroken: () => {
        if (!signal.aborted) dispatch(cardFormBroke(provider));
      },
    });
    return () => {
      removal.abort();
    };
  }, [store, dispatch, provider]);
  return { host, isReady };
}
