import { useEffect, useState } from 'react';
import { useTillStore } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';

/** Loads a view's code and adds the state it needs to the store. Must be the same function in every render. */
type LoadView<View> = (store: TillStore) => Promise<View>;

interface Late<View> {
  /** Null until its code has loaded. */
  readonly View: View | null;
  /** The code could not be loaded; setting `wanted` again retries, and so does the connection's return. */
  readonly hasFailed: boolean;
}

/** A view whose code is loaded when it is `wanted` for the first time. */
export function useLazyView<View>(wanted: boolean, load: LoadView<View>): Late<View> {
  const store = useTillStore();
  const [late, setLate] = useState<Late<View>>({ View: null, hasFailed: false });
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const show = (found: Late<View>): void => {
      if (isCurrent) setLate((known) => (known.View === null ? found : known));
    };
    const start = (): void => {
      load(store).then(
        (View) => {
          show({ View, hasFailed: false });
        },
        () => {
          show({ View: null, hasFailed: true });
          if (isCurrent) window.addEventListener('online', start, { once: true });
        },
      );
    };
    start();
    return () => {
      isCurrent = false;
      window.removeEventListener('online', start);
    };
  }, [wanted, load, store]);
  return late;
}
