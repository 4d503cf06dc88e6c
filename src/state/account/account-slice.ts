import type { PayloadAction } from '@reduxjs/toolkit';
import type { AccountPages } from '../../api/page-config/account-pages';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/** A form of the account pages as it is sent. Passwords are in the action alone, never in the state. */
export interface PostedForm {
  readonly kind: 'account' | 'address';
  /** The URL it is sent to. */
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The configuration of the account page, and its form. */
export interface AccountState {
  /** Null until it was read. */
  readonly pages: AccountPages | null;
  /** `checking`: the response was lost or unusable, and the saved state is requested from the shop. */
  readonly status: 'idle' | 'sending' | 'checking' | 'leaving';
  /** Messages about the form; their text may be HTML. */
  readonly messages: readonly ServerMessage[];
  /** What was sent last, without passwords, when it is not known whether the shop has saved it. */
  readonly unsure: PostedForm | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    account: AccountState;
  }
}

const initialState: AccountState = { pages: null, status: 'idle', messages: [], unsure: null };

const isSecret = (name: string): boolean => name.includes('password');

const withoutSecrets = (form: PostedForm): PostedForm => ({
  ...form,
  fields: Object.fromEntries(Object.entries(form.fields).filter(([name]) => !isSecret(name))),
});

export const accountSlice = createPureSlice({
  name: 'account',
  initialState,
  reducers: {
    /** The page's configuration was read. */
    accountPagesRead: (state, { payload: pages }: PayloadAction<AccountPages>) => ({
      ...state,
      pages,
    }),
    /** The shopper submitted a valid form; ignored while one is being sent. */
    formSubmitted: (state, _action: PayloadAction<PostedForm>) =>
      state.status === 'idle' ? { ...state, status: 'sending' as const, messages: [] } : state,
    /** No usable response came. */
    formLost: (state, { payload }: PayloadAction<PostedForm>) => ({
      ...state,
      status: 'checking' as const,
      unsure: withoutSecrets(payload),
    }),
    /** The form can be sent again, with messages about the last time. */
    formReturned: (
      state,
      {
        payload: { messages, isUnsure = false },
      }: PayloadAction<{ messages: readonly ServerMessage[]; isUnsure?: boolean }>,
    ) => ({
      ...state,
      status: 'idle' as const,
      messages,
      unsure: isUnsure ? state.unsure : null,
    }),
    /** The page is being left; the form stays closed. */
    formLeaving: (state) => ({ ...state, status: 'leaving' as const, unsure: null }),
  },
});

export const { accountPagesRead, formSubmitted, formLost, formReturned, formLeaving } =
  accountSlice.actions;

/** The account page and its form. */
export const selectAccount = (state: { readonly account?: AccountState }): AccountState =>
  state.account ?? initialState;
