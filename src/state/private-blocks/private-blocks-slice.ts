import type { PayloadAction } from '@reduxjs/toolkit';
import type { PrivateBlocks } from '../../domain/private-blocks.types';
import { createPureSlice } from '../shared/pure-slice';

/** The private blocks of the page. */
export interface PrivateBlocksState {
  /** The blocks rendered by the server for this visitor; null until they are loaded. */
  readonly blocks: PrivateBlocks | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    privateBlocks: PrivateBlocksState;
  }
}

const initialState: PrivateBlocksState = { blocks: null };

export const privateBlocksSlice = createPureSlice({
  name: 'privateBlocks',
  initialState,
  reducers: {
    /** The page has placeholders for these blocks. */
    privateBlocksFound: (state, _action: PayloadAction<readonly string[]>) => state,
    /** The blocks were loaded. */
    privateBlocksLoaded: (_state, { payload: blocks }: PayloadAction<PrivateBlocks>) => ({
      blocks,
    }),
  },
});

export const { privateBlocksFound, privateBlocksLoaded } = privateBlocksSlice.actions;

/** The blocks rendered by the server for this visitor; null until they are loaded. */
export const selectPrivateBlocks = (state: {
  readonly privateBlocks?: PrivateBlocksState;
}): PrivateBlocks | null => state.privateBlocks?.blocks ?? null;
