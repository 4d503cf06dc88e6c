import type { PayloadAction } from '@reduxjs/toolkit';
import type { Bundle } from '../../domain/catalog/bundle';
import type { CustomOptions } from '../../domain/catalog/custom-options';
import type { FormFields } from '../../domain/catalog/form-fields';
import type { DownloadLinks } from '../../domain/catalog/sums';
import { ownValue } from '../../domain/own-value';
import { createPureSlice } from '../shared/pure-slice';

/** The page's configuration of the choices in its product forms. */
export interface ProductFormConfig {
  readonly customOptions: CustomOptions;
  /** By product id. */
  readonly bundles: Readonly<Record<string, Bundle>>;
  readonly links: DownloadLinks;
}

/**
 * The product forms of the page. They are server-rendered and hold the choices themselves; this is a copy of their
 * current values.
 */
export interface ProductFormState {
  readonly config: ProductFormConfig;
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
  config: { customOptions: {}, bundles: {}, links: {} },
  forms: {},
};

const isSame = (one: FormFields, other: FormFields): boolean =>
  one.length === other.length &&
  one.every(([name, value], index) => other[index]?.[0] === name && other[index][1] === value);

export const productFormSlice = createPureSlice({
  name: 'productForm',
  initialState,
  reducers: {
    /** The page's configuration was read. */
    formsRead: (state, { payload }: PayloadAction<ProductFormConfig>) => ({
      ...state,
      config: payload,
    }),
    /** The form's current values: the shopper, the browser or a reset has changed it, or it has just appeared. */
    formChanged: (
      state,
      {
        payload: { productId, fields },
      }: PayloadAction<{ readonly productId: string; readonly fields: FormFields }>,
    ) =>
      isSame(ownValue(state.forms, productId) ?? NOTHING, fields)
        ? state
        : { ...state, forms: { ...state.forms, [productId]: fields } },
  },
});

export const { formsRead, formChanged } = productFormSlice.actions;

interface WithForms {
  readonly productForm?: ProductFormState;
}

/** The values of a product's form. */
export const selectFields =
  (productId: string) =>
  (state: WithForms): FormFields =>
    ownValue(state.productForm?.forms, productId) ?? NOTHING;

/** The page's configuration of the choices in its forms. */
export const selectFormConfig = (state: WithForms): ProductFormConfig =>
  (state.productForm ?? initialState).config;
