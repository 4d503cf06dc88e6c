import type { PayloadAction } from '@reduxjs/toolkit';
import {
  activateTab,
  changeValue,
  keptForm,
  resetForm,
  switchDefault,
  toggleFieldset,
} from '../../domain/admin-form/change-form';
import { cancelModal, finishModal, openModal } from '../../domain/admin-form/change-modals';
import { activateRow, addRow, moveRow, removeRow } from '../../domain/admin-form/change-rows';
import { isSameValue } from '../../domain/admin-form/field-value';
import { placeOf } from '../../domain/admin-form/follow-links';
import type { FieldValue } from '../../domain/admin-form/field.types';
import type { AdminForm } from '../../domain/admin-form/form.types';
import { mergedForm } from '../../domain/admin-form/merge-form';
import { firstInvalid, validateForm } from '../../domain/admin-form/validate-form';
import { allRules } from '../../domain/validation/all-rules';
import { ruleIn } from '../../domain/validation/apply-rules';
import { createPureSlice } from '../shared/pure-slice';

/** A form of an administration page, and what is being done with it. */
export interface AdminFormState {
  readonly form: AdminForm;
  /** `leaving`: it was posted, and the server's next page is on its way; `reloading`: its configuration is loaded again (AFORM-29). */
  readonly status: 'idle' | 'checking' | 'saving' | 'leaving' | 'reloading';
  /** The form when it was sent; what is typed meanwhile is not saved. */
  readonly sent: AdminForm;
  /** How often the field was changed that decides which fields there are. */
  readonly reloads: number;
  /** The value of that field with which the form was fetched; null while it is that one. */
  readonly reloadFrom: FieldValue | null;
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
  sent: form,
  reloads: 0,
  reloadFrom: null,
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
  parts: [],
  fields: [],
  fixed: 0,
  links: [],
  switches: [],
  initial: [],
  states: [],
  initialRows: [],
  rows: [],
  open: [],
  tab: null,
  modals: [],
  reload: null,
  before: null,
};

/** A record of a collection. */
interface RowRef {
  readonly rows: string;
  readonly key: string;
}

/** The value of the field that decides which fields there are; null when no field does. */
function deciding({ form }: AdminFormState): FieldValue | null {
  const { reload, fields, states } = form;
  return reload === null ? null : (states[placeOf(fields, reload.field)]?.value ?? null);
}

/** Counts a change of the field that decides which fields there are. */
function withReload(before: AdminFormState, state: AdminFormState): AdminFormState {
  const [was, is] = [deciding(before), deciding(state)];
  if (was === null || is === null || isSameValue(was, is)) return state;
  return { ...state, reloads: state.reloads + 1, reloadFrom: state.reloadFrom ?? was };
}

/** The form as it was before the field was changed for which it could not be fetched. */
function withoutReload(state: AdminFormState): AdminForm {
  const { form, reloadFrom } = state;
  return form.reload === null || reloadFrom === null
    ? form
    : changeValue(form, form.reload.field, reloadFrom, find);
}

export const adminFormSlice = createPureSlice({
  name: 'adminForm',
  initialState: startOf(NONE),
  reducers: {
    /** A field has another value. */
    valueChanged: (
      state,
      { payload }: PayloadAction<{ readonly name: string; readonly value: FieldValue }>,
    ) =>
      withReload(
        state,
        withForm(state, changeValue(state.form, payload.name, payload.value, find)),
      ),
    /** A field uses the value of a wider scope, or its own again. */
    defaultSwitched: (
      state,
      { payload }: PayloadAction<{ readonly name: string; readonly usesDefault: boolean }>,
    ) => withForm(state, switchDefault(state.form, payload.name, payload.usesDefault, find)),
    /** A fieldset is opened or closed. */
    fieldsetToggled: (state, { payload: name }: PayloadAction<string>) =>
      withForm(state, toggleFieldset(state.form, name)),
    /** A tab is shown (AFORM-04). */
    tabActivated: (state, { payload: name }: PayloadAction<string>) =>
      withForm(state, activateTab(state.form, name)),
    /** A modal is opened. */
    modalOpened: (state, { payload: name }: PayloadAction<string>) =>
      withForm(state, openModal(state.form, name)),
    /** The modal on top is closed, and what was changed in it is undone (AFORM-13). */
    modalCancelled: (state) => withForm(state, cancelModal(state.form)),
    /** The modal on top is to be closed with what was changed: not while a field in it is invalid (AFORM-14). */
    modalFinished: (state) => {
      const form = finishModal(state.form, find);
      const isRefused = form.modals.length > 0 && form.modals.length === state.form.modals.length;
      const refusals = state.refusals + (isRefused && firstInvalid(form) !== null ? 1 : 0);
      return { ...state, form, refusals };
    },
    /** A record is added to a collection (AFORM-20). */
    rowAdded: (state, { payload: rows }: PayloadAction<string>) =>
      withForm(state, addRow(state.form, rows)),
    /** A record is removed; the question was answered (AFORM-17). */
    rowRemoved: (state, { payload: { rows, key } }: PayloadAction<RowRef>) =>
      withForm(state, removeRow(state.form, rows, key)),
    /** A record is moved to another place in its list, counted from 0. */
    rowMoved: (
      state,
      { payload: { rows, key, to } }: PayloadAction<RowRef & { readonly to: number }>,
    ) => withForm(state, moveRow(state.form, rows, key, to)),
    /** An item of a collection is opened. */
    rowActivated: (state, { payload: { rows, key } }: PayloadAction<RowRef>) =>
      withForm(state, activateRow(state.form, rows, key)),
    /** The form is being reloaded (AFORM-29). */
    reloadBegan: (state) => ({ ...state, status: 'reloading' as const, messages: [] }),
    /** It was fetched; what was typed is kept (AFORM-31). */
    reloadDone: (state, { payload: next }: PayloadAction<AdminForm>) => ({
      ...state,
      status: 'idle' as const,
      reloadFrom: null,
      form: mergedForm(state.form, next),
    }),
    /** It could not be fetched: the form keeps its fields, and the value that they belong to. */
    reloadFailed: (state, { payload: texts }: PayloadAction<readonly string[]>) => ({
      ...state,
      status: 'idle' as const,
      form: withoutReload(state),
      reloadFrom: null,
      answers: state.answers + 1,
      messages: texts.map((text) => ({ type: 'error' as const, text })),
    }),
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
    /** What is being done; notifications of before are removed (AFORM-32). */
    saveProceeded: (
      state,
      { payload: status }: PayloadAction<'checking' | 'saving' | 'leaving'>,
    ) => ({ ...state, status, messages: [], sent: state.form }),
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
  tabActivated,
  modalOpened,
  modalCancelled,
  modalFinished,
  rowAdded,
  rowRemoved,
  rowMoved,
  rowActivated,
  reloadBegan,
  reloadDone,
  reloadFailed,
  formReset,
  formValidated,
  formRefused,
  saveProceeded,
  saveFailed,
  saveDone,
  pageReturned,
} = adminFormSlice.actions;
