import type { PayloadAction } from '@reduxjs/toolkit';
import type { PrivateBlocks } from '../../domain/private-blocks.types';
import { createPureSlice } from '../shared/pure-slice';

/** The private blocks of the page. */
export interface PrivateBlocksState {
  /** Those that the server has drawn for this visitor; null until it has. */
  readonly drawn: PrivateBlocks | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    privateBlocks: PrivateBlocksState;
  }
}

const initialState: PrivateBlocksState = { drawn: null };

export const privateBlocksSlice = createPureSlice({
  name: 'privateBlocks',
  initialState,
  reducers: {
    /** These blocks have a place in the page. */
    privateBlocksFound: (state, _action: PayloadAction<readonly string[]>) => state,
    /** The server has drawn them. */
    privateBlocksDrawn: (_state, { payload: drawn }: PayloadAction<PrivateBlocks>) => ({ drawn }),
  },
});

export const { privateBlocksFound, privateBlocksDrawn } = privateBlocksSlice.actions;

/** The blocks that the server has drawn for this visitor; null until it has. */
export const selectPrivateBlocks = (state: {
  readonly privateBlocks?: PrivateBlocksState;
}): PrivateBlocks | null => state.privateBlocks?.drawn ?? null;
