import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import { isRecord } from '../../platform/record';
import { readClientSection } from '../sections/section-store';
import { createPureSlice } from '../shared/pure-slice';

/** What was entered into the forms below shipping rates: method code to field name to value. */
export type ShippingFormsState = Readonly<Record<string, Readonly<Record<string, string>>>>;

declare module '../shared/store.types' {
  interface LazySlices {
    shippingForms: ShippingFormsState;
  }
}

/** The values of an earlier visit; what is not text counts as missing. */
export function savedForms(): ShippingFormsState {
  const saved = readClientSection('checkout-data').tillShippingFields;
  return Object.fromEntries(
    Object.entries(isRecord(saved) ? saved : {}).map(([code, fields]) => [
      code,
      Object.fromEntries(
        Object.entries(isRecord(fields) ? fields : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    ]),
  );
}

const NONE: ShippingFormsState = {};

/** The values of the forms below shipping rates. */
export const shippingFormsSlice = createPureSlice({
  name: 'shippingForms',
  initialState: NONE,
  reducers: {
    /** The values of an earlier visit are there again. */
    shippingFormsRestored: (_state, { payload }: PayloadAction<ShippingFormsState>) => payload,
    /** Values of a method's form have changed. */
    shippingFormEdited: (
      state,
      { payload }: PayloadAction<{ code: string; values: Readonly<Record<string, string>> }>,
    ): ShippingFormsState => ({
      ...state,
      [payload.code]: { ...ownValue(state, payload.code), ...payload.values },
    }),
  },
});

export const { shippingFormEdited, shippingFormsRestored } = shippingFormsSlice.actions;
