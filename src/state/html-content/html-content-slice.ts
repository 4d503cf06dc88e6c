import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** A part of the page that the server draws when it is asked. */
export type HtmlContent =
  | { readonly status: 'loading' }
  | {
      readonly status: 'drawn';
      /** Not to be trusted. */
      readonly html: string;
    }
  | {
      readonly status: 'failed';
      /** The reader's words for what went wrong. */
      readonly text: string;
    };

/** The parts that were asked for, by their address. */
export type HtmlContentState = Readonly<Record<string, HtmlContent>>;

declare module '../shared/store.types' {
  interface LazySlices {
    htmlContent: HtmlContentState;
  }
}

/** What is said of the part at this address. */
type Told<Detail> = PayloadAction<{ readonly url: string } & Detail>;

const initialState: HtmlContentState = {};

export const htmlContentSlice = createPureSlice({
  name: 'htmlContent',
  initialState,
  reducers: {
    /**
     * The part is shown, or is wanted again after a failure. What is there or on its way is not asked for
     * again. `formKey` is null where the element names none.
     */
    htmlContentWanted: (
      state,
      { payload: { url } }: Told<{ readonly formKey: string | null }>,
    ): HtmlContentState =>
      isToAsk(state[url]) ? { ...state, [url]: { status: 'loading' } } : state,
    /** The server has drawn it. */
    htmlContentDrawn: (
      state,
      { payload: { url, html } }: Told<{ readonly html: string }>,
    ): HtmlContentState => ({ ...state, [url]: { status: 'drawn', html } }),
    /** It could not be had. */
    htmlContentFailed: (
      state,
      { payload: { url, text } }: Told<{ readonly text: string }>,
    ): HtmlContentState => ({ ...state, [url]: { status: 'failed', text } }),
  },
});

export const { htmlContentWanted, htmlContentDrawn, htmlContentFailed } = htmlContentSlice.actions;

/** Whether the server is asked when the part is wanted. */
export const isToAsk = (content: HtmlContent | null | undefined): boolean =>
  content == null || content.status === 'failed';

/** The part that the server draws at this address; null until it was wanted. */
export const selectHtmlContent =
  (url: string) =>
  (state: { readonly htmlContent?: HtmlContentState }): HtmlContent | null =>
    state.htmlContent?.[url] ?? null;
