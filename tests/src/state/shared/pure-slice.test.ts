import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createPureSlice } from '../../../../src/state/shared/pure-slice';

interface Counter {
  readonly value: number;
}

const doubled = createAction('elsewhere/doubled');
const initialState: Counter = { value: 1 };
const slice = createPureSlice({
  name: 'counter',
  initialState,
  reducers: {
    added: (state: Counter, { payload }: PayloadAction<number>): Counter => ({
      value: state.value + payload,
    }),
    addedLength: {
      prepare: (text: string) => ({ payload: text.length }),
      reducer: (state: Counter, { payload }: PayloadAction<number>): Counter => ({
        value: state.value + payload,
      }),
    },
  },
  extraReducers: (cases) => {
    cases.addCase(doubled, (state) => ({ value: state.value * 2 }));
  },
});

describe('createPureSlice', () => {
  it('names its actions after the slice', () => {
    expect(slice.actions.added(2)).toEqual({ type: 'counter/added', payload: 2 });
    expect(slice.actions.addedLength('four')).toMatchObject({ payload: 4 });
  });

  it('handles its own actions, prepared ones, and those of other slices', () => {
    const start = slice.reducer(undefined, { type: 'init' });
    expect(start).toBe(initialState);
    const three = slice.reducer(start, slice.actions.added(2));
    expect(three).toEqual({ value: 3 });
    expect(slice.reducer(three, slice.actions.addedLength('four'))).toEqual({ value: 7 });
    expect(slice.reducer(three, doubled())).toEqual({ value: 6 });
  });

  it('returns the same state for an unknown action', () => {
    expect(slice.reducer(initialState, { type: 'unknown' })).toBe(initialState);
  });
});
