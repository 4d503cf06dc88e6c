import {
  createAction,
  type CaseReducerActions,
  type PayloadAction,
  type PrepareAction,
  type SliceCaseReducers,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';
import type { Reducer, UnknownAction } from 'redux';

/** Applies an action: returns the next state, or the same one. */
type PureCase<State, Payload> = (state: State, action: PayloadAction<Payload>) => State;

/** Collects the cases for actions that are defined elsewhere. */
export interface PureCases<State> {
  addCase<Payload>(
    action: { readonly type: string } & ((...values: never[]) => {
      payload: Payload;
      type: string;
    }),
    reduce: PureCase<State, Payload>,
  ): PureCases<State>;
}

interface PureSlice<State, Cases extends SliceCaseReducers<State>, Name extends string> {
  readonly name: Name;
  readonly reducerPath: Name;
  readonly reducer: Reducer<State>;
  readonly actions: CaseReducerActions<Cases, Name>;
}

type AnyReducer = (state: unknown, action: UnknownAction) => unknown;
type AnyCase =
  AnyReducer | { readonly prepare: PrepareAction<unknown>; readonly reducer: AnyReducer };

/**
 * The toolkit's `createSlice` for reducers that return the next state and never mutate the given one. The toolkit's
 * support for mutating drafts would cost every page 4 kB (docs/decisions/0014-pure-reducers.md).
 */
export function createPureSlice<
  State,
  Cases extends SliceCaseReducers<State>,
  Name extends string = string,
>(options: {
  readonly name: Name;
  readonly initialState: State;
  readonly reducers: ValidateSliceCaseReducers<State, Cases>;
  readonly extraReducers?: (cases: PureCases<State>) => void;
}): PureSlice<State, Cases, Name> {
  const { name, initialState, reducers, extraReducers } = options;
  const byType = new Map<string, AnyReducer>();
  const actions: Record<string, unknown> = {};
  for (const [key, written] of Object.entries(
    reducers as unknown as Readonly<Record<string, AnyCase>>,
  )) {
    const type = `${name}/${key}`;
    const isPlain = typeof written === 'function';
    byType.set(type, isPlain ? written : written.reducer);
    actions[key] = isPlain ? createAction(type) : createAction(type, written.prepare);
  }
  const cases: PureCases<State> = {
    addCase(action, reduce) {
      byType.set(action.type, reduce as unknown as AnyReducer);
      return cases;
    },
  };
  extraReducers?.(cases);
  return {
    name,
    reducerPath: name,
    reducer: (state = initialState, action) => {
      const reduce = byType.get(action.type);
      return reduce === undefined ? state : (reduce(state, action) as State);
    },
    actions: actions as CaseReducerActions<Cases, Name>,
  };
}
