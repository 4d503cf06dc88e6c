import type { PayloadAction } from '@reduxjs/toolkit';
import {
  changeValue,
  keptForm,
  resetForm,
  switchDefault,
  toggleFieldset,
  validateForm,
} from '../../domain/admin-form/change-form';
import type { AdminForm, FieldValue } from '../../domain/admin-form/form.types';
import { allRules } from '../../domain/validation/all-rules';
import { ruleIn } from '../../domain/validation/apply-rules';
import { createPureSlice } from '../shared/pure-slice';

/** A form of an administration page, and what is being done with it. */
export interface AdminFormState {
  readonly form: AdminForm;
  /** `leaving`: it was posted, and the server's next page is on its way. */
  readonly status: 'idle' | 'checking' | 'saving' | 'leaving';
  /** What the form had when it was sent; what is typed meanwhile is not saved. */
  readonly sent: AdminForm['states'];
  /** How often saving was refused because fields are invalid: the focus moves each time (AFORM-16). */
  readonly refusals: number;
  /** Messages above the page's actions; plain text. */
  readonly messages: readonly { readonly type: 'error' | 'success'; readonly text: string }[];
  /** How often the server has sent messages: the page scrolls to them each time (AFORM-26). */
  readonly answers: number;
}

/** The state of a form that was just read. */
export const startOf = (form: AdminForm): AdminFormState => ({
  form,
  status: 'idle',
  sent: form.states,
  refusals: 0,
  messages: [],
  answers: 0,
});

const find = ruleIn(allRules);

const withForm = (state: AdminFormState, form: AdminForm): AdminFormState =>
  form === state.form ? state : { ...state, form };

const NONE: AdminForm = {
  namespace: '',
  submitUrl: '',
  validateUrl: null,
  isAjax: false,
  data: {},
  fields: [],
  fieldsets: [],
  links: [],
  switches: [],
  initial: [],
  states: [],
  open: [],
};

export const adminFormSlice = createPureSlice({
  name: 'adminForm',
  initialState: startOf(NONE),
  reducers: {
    /** A field has another value. */
    valueChanged: (
      state,
      { payload }: PayloadAction<{ readonly name: string; readonly value: FieldValue }>,
    ) => withForm(state, changeValue(state.form, payload.name, payload.value, find)),
    /** A field uses the value of a wider scope, or its own again. */
    defaultSwitched: (
      state,
      { payload }: PayloadAction<{ readonly name: string; readonly usesDefault: boolean }>,
    ) => withForm(state, switchDefault(state.form, payload.name, payload.usesDefault, find)),
    /** A fieldset is opened or closed. */
    fieldsetToggled: (state, { payload: name }: PayloadAction<string>) =>
      withForm(state, toggleFieldset(state.form, name)),
    /** Everything is to be as it was loaded; not while it is being saved. */
    formReset: (state) =>
      state.status === 'idle' ? { ...state, form: resetForm(state.form), messages: [] } : state,
    /** The form is to be saved: every field is validated. */
    formValidated: (state) => ({ ...state, form: validateForm(state.form, find) }),
    /** Saving was refused: a field is invalid, perhaps only since the server's check began. */
    formRefused: (state) => ({
      ...state,
      status: 'idle' as const,
      refusals: state.refusals + 1,
    }),
    /** What is being done; notifications of before are gone (AFORM-32). */
    saveProceeded: (
      state,
      { payload: status }: PayloadAction<Exclude<AdminFormState['status'], 'idle'>>,
    ) => ({ ...state, status, messages: [], sent: state.form.states }),
    /** The server has refused, or no answer has arrived. */
    saveFailed: (state, { payload: texts }: PayloadAction<readonly string[]>) => ({
      ...state,
      status: 'idle' as const,
      answers: state.answers + 1,
      messages: texts.map((text) => ({ type: 'error' as const, text })),
    }),
    /** The form was saved, and the page stays. */
    saveDone: (state, { payload: texts }: PayloadAction<readonly string[]>) => ({
      ...state,
      status: 'idle' as const,
      form: keptForm(state.form, state.sent),
      answers: state.answers + 1,
      messages: texts.map((text) => ({ type: 'success' as const, text })),
    }),
    /** The page is shown again after it was left. */
    pageReturned: (state) =>
      state.status === 'leaving' ? { ...state, status: 'idle' as const } : state,
  },
});

export const {
  valueChanged,
  defaultSwitched,
  fieldsetToggled,
  formReset,
  formValidated,
  formRefused,
  saveProceeded,
  saveFailed,
  saveDone,
  pageReturned,
} = adminFormSlice.actions;
