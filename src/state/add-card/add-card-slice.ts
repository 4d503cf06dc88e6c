import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  CardPageFailure,
  CardPart,
  CardPartErrors,
  CardParts,
} from '../extensions/card-page.types';
import { createPureSlice } from '../shared/pure-slice';
import { CARD_PARTS } from './parts';

/** The page on which a customer adds a card (ADDC-04). */
export interface AddCardState {
  /** `absent`: the page has no such form. `signed-out`: nobody is logged in (ADDC-01). */
  readonly status: 'absent' | 'loading' | 'shown' | CardPageFailure | 'signed-out';
  /** Counts how often the form was asked for, so that what belongs to an earlier one is told apart. */
  readonly attempt: number;
  /** What is wrong with the fields, as English phrases. */
  readonly errors: CardPartErrors;
  /** The fields that were edited, or asked about by a press. */
  readonly touched: readonly CardPart[];
  /** `waiting`: the provider has said nothing for long, and may have stored the card. */
  readonly step: 'idle' | 'sending' | 'waiting' | 'saved';
  /** Whether the last press has failed (ADDC-10). */
  readonly isRefused: boolean;
  /** The page of the stored cards; null where it is not known. */
  readonly listUrl: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    addCard: AddCardState;
  }
}

const NO_ERRORS: CardPartErrors = {
  description: null,
  number: null,
  expirationDate: null,
  cvv: null,
};

const initialState: AddCardState = {
  status: 'absent',
  attempt: 0,
  errors: NO_ERRORS,
  touched: [],
  step: 'idle',
  isRefused: false,
  listUrl: null,
};

/** Fields as they are now, `changed` being the one that was edited, and `focused` the one that is being typed into. */
interface EditedParts {
  readonly parts: CardParts;
  readonly changed: CardPart;
  readonly focused: CardPart | null;
}

/** An error goes as soon as its field is right; a new one is shown once the field was left, unless it is empty. */
function afterEdit(
  { errors, touched }: AddCardState,
  { parts, focused }: EditedParts,
  part: CardPart,
): string | null {
  const now = parts.errors[part];
  const isUnsettled = parts.empty.includes(part) || part === focused || !touched.includes(part);
  if (now === null || !isUnsettled) return now;
  return errors[part];
}

const errorsOf = (errorOf: (part: CardPart) => string | null): CardPartErrors => ({
  description: errorOf('description'),
  number: errorOf('number'),
  expirationDate: errorOf('expirationDate'),
  cvv: errorOf('cvv'),
});

export const addCardSlice = createPureSlice({
  name: 'addCard',
  initialState,
  reducers: {
    /** The page has the form's configuration. */
    cardPageFound: (
      { attempt },
      { payload: listUrl }: PayloadAction<string | null>,
    ): AddCardState => ({ ...initialState, status: 'loading', listUrl, attempt }),
    /** The form is shown anew, empty, if the page has one: also the shopper's retry. */
    cardFormWanted: (state): AddCardState =>
      state.status === 'absent'
        ? state
        : {
            ...initialState,
            status: 'loading',
            listUrl: state.listUrl,
            attempt: state.attempt + 1,
          },
    /** The provider has shown its fields; its code, which knows the list's page, may have come with a retry only. */
    cardFormShown: (state, { payload: listUrl }: PayloadAction<string | null>): AddCardState => ({
      ...state,
      status: 'shown',
      listUrl,
    }),
    /** The form cannot be shown. */
    cardFormFailed: (state, { payload: status }: PayloadAction<CardPageFailure>): AddCardState => ({
      ...state,
      status,
    }),
    /** A field was edited. */
    cardPartsChanged: (state, { payload }: PayloadAction<EditedParts>): AddCardState => {
      const touched = CARD_PARTS.filter(
        (part) => part === payload.changed || state.touched.includes(part),
      );
      const next = { ...state, touched };
      return { ...next, errors: errorsOf((part) => afterEdit(next, payload, part)) };
    },
    /** A press has asked what is wrong with the fields (ADDC-05). */
    cardPartsChecked: (
      state,
      { payload: errors }: PayloadAction<CardPartErrors>,
    ): AddCardState => ({
      ...state,
      errors,
      touched: CARD_PARTS,
    }),
    /** The shopper adds the card; ignored while one is being added. */
    cardSubmitted: (state): AddCardState =>
      state.status === 'shown' && state.step === 'idle'
        ? { ...state, step: 'sending', isRefused: false }
        : state,
    /** The provider says nothing. */
    cardAwaited: (state): AddCardState =>
      state.step === 'sending' ? { ...state, step: 'waiting' } : state,
    /** The shop has the card (ADDC-13). */
    cardSaved: (state): AddCardState => ({ ...state, step: 'saved', isRefused: false }),
    /** A press has ended without a card; `isRefused`: the shopper did not end it. */
    cardNotSaved: (
      state,
      { payload: { isRefused } }: PayloadAction<{ readonly isRefused: boolean }>,
    ): AddCardState => (state.step === 'saved' ? state : { ...state, step: 'idle', isRefused }),
    /** Nobody is logged in (ADDC-01). */
    cardSignedOut: (state): AddCardState => ({ ...state, status: 'signed-out', step: 'idle' }),
  },
});

export const {
  cardPageFound,
  cardFormWanted,
  cardFormShown,
  cardFormFailed,
  cardPartsChanged,
  cardPartsChecked,
  cardSubmitted,
  cardAwaited,
  cardSaved,
  cardNotSaved,
  cardSignedOut,
} = addCardSlice.actions;

/** The form and what is being done with it. */
export const selectAddCard = (state: { readonly addCard?: AddCardState }): AddCardState =>
  state.addCard ?? initialState;
