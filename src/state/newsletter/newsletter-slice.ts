import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/** What is known of one newsletter form of the page. */
export interface SignUpState {
  readonly isSending: boolean;
  /** Messages about the last attempt; the text of the server's own may be HTML. */
  readonly messages: readonly ServerMessage[];
  /** The number of addresses signed up with this form. */
  readonly accepted: number;
  /** The address found to be subscribed already; null while none is. */
  readonly subscribed: string | null;
}

/** By the id of the element. */
export type NewsletterState = Readonly<Record<string, SignUpState>>;

declare module '../shared/store.types' {
  interface LazySlices {
    newsletter: NewsletterState;
  }
}

interface FormRef {
  /** The id of the element around the form. */
  readonly id: string;
}

/** A form that the shopper has submitted. */
export interface SubmittedSignUp extends FormRef {
  /** The form's own action. */
  readonly url: string;
  readonly email: string;
  /** The serialized form. */
  readonly fields: Readonly<Record<string, string>>;
}

const UNUSED: SignUpState = { isSending: false, messages: [], accepted: 0, subscribed: null };

const initialState: NewsletterState = {};

const of = (state: NewsletterState, id: string): SignUpState => ownValue(state, id) ?? UNUSED;

export const newsletterSlice = createPureSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    /** The shopper submitted a valid address (NEWS-01); ignored while one is being sent. */
    signUpSubmitted: (state, { payload: { id } }: PayloadAction<SubmittedSignUp>) =>
      of(state, id).isSending
        ? state
        : { ...state, [id]: { ...of(state, id), isSending: true, messages: [] } },
    /** The shop has accepted or refused the address, or no usable response arrived. */
    signUpSettled: (
      state,
      {
        payload: { id, isAccepted, messages },
      }: PayloadAction<FormRef & { isAccepted: boolean; messages: readonly ServerMessage[] }>,
    ) => ({
      ...state,
      [id]: {
        ...of(state, id),
        isSending: false,
        messages,
        accepted: of(state, id).accepted + (isAccepted ? 1 : 0),
      },
    }),
    /** The shopper changed the address, so that the messages are about another one. */
    signUpEdited: (state, { payload: { id } }: PayloadAction<FormRef>) =>
      of(state, id).messages.length === 0
        ? state
        : { ...state, [id]: { ...of(state, id), messages: [] } },
    /** A form with a newsletter checkbox has a valid address: is it subscribed already (NEWS-05)? */
    statusWanted: (state, _action: PayloadAction<FormRef & { readonly email: string }>) => state,
    /** The address is subscribed. */
    subscriberFound: (state, { payload }: PayloadAction<FormRef & { readonly email: string }>) => ({
      ...state,
      [payload.id]: { ...of(state, payload.id), subscribed: payload.email },
    }),
  },
});

export const { signUpSubmitted, signUpSettled, signUpEdited, statusWanted, subscriberFound } =
  newsletterSlice.actions;

/** What is known of a newsletter form. */
export const selectSignUp =
  (id: string) =>
  (state: { readonly newsletter?: NewsletterState }): SignUpState =>
    ownValue(state.newsletter, id) ?? UNUSED;
