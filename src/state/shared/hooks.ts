import { startTransition, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { TillDispatch, TillState, TillStore } from './store.types';

/** The dispatch of the page's store. */
export const useTillDispatch = useDispatch.withTypes<TillDispatch>();

/** Reads the state; the component is drawn again when the answer changes. */
export const useTillSelector = useSelector.withTypes<TillState>();

/**
 * Reads the state for what may follow a frame later, such as a sign of being busy: a press is answered first. `select`
 * must be the same at every call, and answer a text, a number or a flag.
 */
export function useLateSelector<Value extends string | number | boolean>(
  select: (state: TillState) => Value,
): Value {
  const store = useTillStore();
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    const look = (): void => {
      const next = select(store.getState());
      startTransition(() => {
        setValue(next);
      });
    };
    look();
    return store.subscribe(look);
  }, [store, select]);
  return value;
}

/** The page's store itself, for code that injects a part of the state. */
export const useTillStore = useStore as unknown as () => TillStore;
