import { legacy_createStore, type Store } from 'redux';
import type { AdminForm } from '../../domain/admin-form/form.types';
import { adminFormSlice, startOf, type AdminFormState } from './admin-form-slice';

/** The store of one form. */
export type FormStore = Store<AdminFormState>;

/**
 * The store of a form. Each has its own, because administration pages have several forms and nothing that they share with
 * a shop's page: no cart, no sections, no configuration of a shop.
 */
export const createFormStore = (form: AdminForm): FormStore =>
  legacy_createStore(adminFormSlice.reducer, startOf(form));
