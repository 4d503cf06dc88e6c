import { decodeEntities, textOf } from './decode';
import type { SafeTextProfile } from './sanitize.types';

/** Whether a string contains tags, which need a parser; entities alone do not. */
const hasMarkup = (html: string): boolean => /<[a-z!/?]/i.test(html);

/** A line break, or a link without other attributes to an http(s) address: absolute, or from the root of the site. */
const SIMPLE_TAG = /<br\s*\/?>|<a href="((?:https?:\/)?\/(?![/\\])[^"<>]*)">([^<]*)<\/a>/gi;

/**
 * The pieces of a string whose only markup is line breaks and plain links; null when there is other markup. Such strings,
 * like an address or "You added ... to your cart", do not need the sanitiser. Three pieces by turns: text, then a link's
 * URL and its text, both undefined for a line break.
 */
export const piecesOf = (html: string): readonly (string | undefined)[] | null =>
  hasMarkup(html.replace(SIMPLE_TAG, ''))
    ? null
    : html.split(SIMPLE_TAG).map((piece: string | undefined) => piece && decodeEntities(piece));

/**
 * HTML of the server or the merchant as nodes that are safe to insert: elements that load or run are removed (TEXT-01),
 * attributes reduced to a few (TEXT-02, TEXT-03, TEXT-05), comments removed (TEXT-04). Returns nodes, never an HTML
 * string, so no sink of the page has to trust it. When the sanitiser cannot be loaded, returns the plain text.
 */
export async function sanitize(html: string, profile: SafeTextProfile): Promise<DocumentFragment> {
  if (hasMarkup(html)) {
    try {
      const { purify } = await import('./purify');
      return purify(html, profile);
    } catch {
      // Without the sanitiser only the plain text is shown.
    }
  }
  const fragment = document.createDocumentFragment();
  fragment.append(textOf(html));
  return fragment;
}
