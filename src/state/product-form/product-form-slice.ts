import type { PayloadAction } from '@reduxjs/toolkit';
import type { Bundle } from '../../domain/catalog/bundle';
import type { CustomOptions } from '../../domain/catalog/custom-options';
import type { FormFields } from '../../domain/catalog/form-fields';
import type { DownloadLinks } from '../../domain/catalog/sums';
import { createPureSlice } from '../shared/pure-slice';

/** What the page prints of the choices in its product forms. */
export interface PrintedForm {
  readonly customOptions: CustomOptions;
  /** By product id. */
  readonly bundles: Readonly<Record<string, Bundle>>;
  readonly links: DownloadLinks;
}

/** The product forms of the page: the server draws them and they keep what is chosen; this is their latest copy. */
export interface ProductFormState {
  readonly printed: PrintedForm;
  /** By product id. */
  readonly forms: Readonly<Record<string, FormFields>>;
}

declare module '../shared/store.types' {
  interface LazySlices {
    productForm: ProductFormState;
  }
}

const NOTHING: FormFields = [];
const initialState: ProductFormState = {
  printed: { customOptions: {}, bundles: {}, links: {} },
  forms: {},
};

const isSame = (one: FormFields, other: FormFields): boolean =>
  one.length === other.length &&
  one.every(([name, value], index) => other[index]?.[0] === name && other[index][1] === value);

export const productFormSlice = createPureSlice({
  name: 'productForm',
  initialState,
  reducers: {
    /** The page was read. */
    formsRead: (state, { payload }: PayloadAction<PrintedForm>) => ({ ...state, printed: payload }),
    /** The form was looked at: the shopper, the browser or a reset has changed it, or it has just appeared. */
    formChanged: (
      state,
      {
        payload: { productId, fields },
      }: PayloadAction<{ readonly productId: string; readonly fields: FormFields }>,
    ) =>
      isSame(state.forms[productId] ?? NOTHING, fields)
        ? state
        : { ...state, forms: { ...state.forms, [productId]: fields } },
  },
});

export const { formsRead, formChanged } = productFormSlice.actions;

interface WithForms {
  readonly productForm?: ProductFormState;
}

/** What the form of a product holds. */
export const selectFields =
  (productId: string) =>
  (state: WithForms): FormFields =>
    state.productForm?.forms[productId] ?? NOTHING;

/** What the page prints of the choices in its forms. */
export const selectPrinted = (state: WithForms): PrintedForm =>
  (state.productForm ?? initialState).printed;
