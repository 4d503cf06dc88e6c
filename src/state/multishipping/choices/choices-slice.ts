import { createAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../../shared/pure-slice';

/** The addresses that a page's choices hold, while they are saved. */
export interface ChoicesState {
  readonly status: 'idle' | 'saving' | 'failed' | 'saved';
  /** The texts that were sent, in the order of the page. */
  readonly choices: readonly string[];
  /** The message of the alert of `failed`. */
  readonly alert: string;
}

declare module '../../shared/store.types' {
  interface LazySlices {
    addressChoices: ChoicesState;
  }
}

/** The shopper goes on with these addresses; `selector` names the service. */
export const choicesSubmitted = createAction<{
  readonly selector: string;
  readonly choices: readonly string[];
}>('addressChoices/submitted');
/** All were sent; the payload is what an alert says of those that could not be saved, or null. */
export const choicesSettled = createAction<string | null>('addressChoices/settled');
/** The alert was read. */
export const choicesAlertClosed = createAction('addressChoices/alertClosed');
/** The form goes on. */
export const choicesTaken = createAction('addressChoices/taken');

const INITIAL: ChoicesState = { status: 'idle', choices: [], alert: '' };

export const choicesSlice = createPureSlice({
  name: 'addressChoices',
  initialState: INITIAL,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(choicesSubmitted, (_state, { payload: { choices } }) => ({
        status: 'saving' as const,
        choices,
        alert: '',
      }))
      .addCase(choicesSettled, (state, { payload: alert }) => ({
        ...state,
        status: alert === null ? ('saved' as const) : ('failed' as const),
        alert: alert ?? '',
      }))
      .addCase(choicesAlertClosed, (state) => ({ ...state, status: 'saved' as const, alert: '' }))
      .addCase(choicesTaken, () => INITIAL);
  },
});

/** The choices of the page while they are saved. */
export const selectChoices = (state: { readonly addressChoices?: ChoicesState }): ChoicesState =>
  state.addressChoices ?? INITIAL;
