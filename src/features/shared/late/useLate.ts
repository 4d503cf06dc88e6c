import { useEffect, useState } from 'react';
import { useTillStore } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';

/** Fetches a view's code and adds what the view needs to the store. The same function at every drawing. */
type LoadView<View> = (store: TillStore) => Promise<View>;

interface Late<View> {
  /** Null until its code is there. */
  readonly View: View | null;
  /** The code could not be fetched; wanting it once more tries again. */
  readonly hasFailed: boolean;
}

/** A view whose code comes when it is `wanted` for the first time. */
export function useLate<View>(wanted: boolean, load: LoadView<View>): Late<View> {
  const store = useTillStore();
  const [late, setLate] = useState<Late<View>>({ View: null, hasFailed: false });
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const show = (found: Late<View>): void => {
      if (isCurrent) setLate((known) => (known.View === null ? found : known));
    };
    load(store).then(
      (View) => {
        show({ View, hasFailed: false });
      },
      () => {
        show({ View: null, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, load, store]);
  return late;
}
