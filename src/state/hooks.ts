import { useDispatch, useSelector, useStore } from 'react-redux';
import type { TillDispatch, TillState, TillStore } from './store.types';

/** The dispatch of the page's store. */
export const useTillDispatch = useDispatch.withTypes<TillDispatch>();

/** Reads the state; the component is drawn again when the answer changes. */
export const useTillSelector = useSelector.withTypes<TillState>();

/** The page's store itself, for code that injects a part of the state. */
export const useTillStore = useStore as unknown as () => TillStore;
