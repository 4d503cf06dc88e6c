import { trusted, type Markup } from '../shop/pages/markup';

/** A form of a product's page, without what is in it but the fields that are not seen. */
interface DrawnForm {
  readonly opening: Markup;
  readonly hiddenFields: Markup;
}

/** An element as the shop's page has it. */
export interface Drawn {
  /** What the server draws between the tags. */
  readonly inside: string;
  /** The form that the element stands in, or null where it stands in none. */
  readonly form: DrawnForm | null;
}

function formAround(page: string, at: number): DrawnForm | null {
  const start = page.lastIndexOf('<form', at);
  if (start < 0 || page.lastIndexOf('</form>', at) > start) return null;
  const end = page.indexOf('>', start) + 1;
  const hiddenFields = page.slice(end, at).match(/<input type="hidden"[^>]*>/g) ?? [];
  return { opening: trusted(page.slice(start, end)), hiddenFields: trusted(hiddenFields.join('')) };
}

/** Takes an element out of a page that the shop has drawn; null where the page does not have it. */
export function drawnOn(page: string, tag: string): Drawn | null {
  const found = new RegExp(`<${tag}(?: [^>]*)?>`).exec(page);
  const end = page.indexOf(`</${tag}>`);
  if (!found || end < 0) return null;
  const inside = page.slice(found.index + found[0].length, end);
  return { inside, form: formAround(page, found.index) };
}
