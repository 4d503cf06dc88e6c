import { trusted, type Markup } from '../shop/pages/markup';

/** A form of a product page with only its hidden fields. */
interface DrawnForm {
  readonly opening: Markup;
  readonly hiddenFields: Markup;
}

/** An element on the shop's page. */
export interface Drawn {
  /** The server-rendered content of the tag. */
  readonly inside: string;
  /** The form around the element, or null. */
  readonly form: DrawnForm | null;
}

function formAround(page: string, at: number): DrawnForm | null {
  const start = page.lastIndexOf('<form', at);
  if (start < 0 || page.lastIndexOf('</form>', at) > start) return null;
  const end = page.indexOf('>', start) + 1;
  const hiddenFields = page.slice(end, at).match(/<input type="hidden"[^>]*>/g) ?? [];
  return { opening: trusted(page.slice(start, end)), hiddenFields: trusted(hiddenFields.join('')) };
}

/** Extracts an element from a server-rendered page; null if the page lacks it. */
export function drawnOn(page: string, tag: string): Drawn | null {
  const found = new RegExp(`<${tag}(?: [^>]*)?>`).exec(page);
  const end = page.indexOf(`</${tag}>`);
  if (!found || end < 0) return null;
  const inside = page.slice(found.index + found[0].length, end);
  return { inside, form: formAround(page, found.index) };
}
