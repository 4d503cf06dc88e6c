import { startTransition, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { TillDispatch, TillState, TillStore } from './store.types';

/** The dispatch of the page's store. */
export const useTillDispatch = useDispatch.withTypes<TillDispatch>();

/** Reads the state; the component is re-rendered when the selected value changes. */
export const useTillSelector = useSelector.withTypes<TillState>();

/**
 * Reads state that may be rendered a frame later, such as a busy indicator, so that the press itself is painted first.
 * `select` must be the same function at every call, and return a string, a number or a boolean.
 */
export function useLateSelector<Value extends string | number | boolean>(
  select: (state: TillState) => Value,
): Value {
  const store = useTillStore();
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    const update = (): void => {
      const next = select(store.getState());
      startTransition(() => {
        setValue(next);
      });
    };
    update();
    return store.subscribe(update);
  }, [store, select]);
  return value;
}

/** The page's store itself, for code that injects a state module. */
export const useTillStore = useStore as unknown as () => TillStore;
