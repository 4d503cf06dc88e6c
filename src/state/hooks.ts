import { useDispatch, useSelector } from 'react-redux';
import type { TillDispatch, TillState } from './store.types';

/** The dispatch of the page's store. */
export const useTillDispatch = useDispatch.withTypes<TillDispatch>();

/** Reads the state; the component is drawn again when the answer changes. */
export const useTillSelector = useSelector.withTypes<TillState>();
