import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import { createPureSlice } from '../shared/pure-slice';

/** A part of the page that the server renders on request. */
export type HtmlContent =
  | { readonly status: 'loading' }
  | {
      readonly status: 'loaded';
      /** Untrusted. */
      readonly html: string;
    }
  | {
      readonly status: 'failed';
      /** The message for the reader. */
      readonly text: string;
    };

/** The requested parts, by their URL. */
export type HtmlContentState = Readonly<Record<string, HtmlContent>>;

declare module '../shared/store.types' {
  interface LazySlices {
    htmlContent: HtmlContentState;
  }
}

/** An action about the part at this URL. */
type PartAction<Detail> = PayloadAction<{ readonly url: string } & Detail>;

const initialState: HtmlContentState = {};

export const htmlContentSlice = createPureSlice({
  name: 'htmlContent',
  initialState,
  reducers: {
    /**
     * The part is shown, or requested again after a failure. A part that is loaded or loading is not requested again.
     * `formKey` is null where the element has none.
     */
    htmlContentWanted: (
      state,
      { payload: { url } }: PartAction<{ readonly formKey: string | null }>,
    ): HtmlContentState =>
      isLoadNeeded(ownValue(state, url)) ? { ...state, [url]: { status: 'loading' } } : state,
    /** The server has rendered it. */
    htmlContentLoaded: (
      state,
      { payload: { url, html } }: PartAction<{ readonly html: string }>,
    ): HtmlContentState => ({ ...state, [url]: { status: 'loaded', html } }),
    /** It could not be loaded. */
    htmlContentFailed: (
      state,
      { payload: { url, text } }: PartAction<{ readonly text: string }>,
    ): HtmlContentState => ({ ...state, [url]: { status: 'failed', text } }),
  },
});

export const { htmlContentWanted, htmlContentLoaded, htmlContentFailed } = htmlContentSlice.actions;

/** Whether the part has to be loaded when it is requested. */
export const isLoadNeeded = (content: HtmlContent | null | undefined): boolean =>
  content == null || content.status === 'failed';

/** The part that the server renders at this URL; null until it was requested. */
export const selectHtmlContent =
  (url: string) =>
  (state: { readonly htmlContent?: HtmlContentState }): HtmlContent | null =>
    ownValue(state.htmlContent, url) ?? null;
