import { ownValue } from '../record';
import { trustedReference } from '../trusted-types';

/** The references that the server's escaping produces; all others are left to the browser's parser. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,31}));/gi;

const BLOCKS = /<\/?(?:br|p|div|li|ul|ol|dt|dd|tr|td|th|h[1-6])\b[^>]*>/gi;

/**
 * The plain text of an HTML string of the server: tags removed, entities decoded, white space collapsed. Only single
 * character references reach a parser, so nothing can run or load under any policy of the page. The result must be shown
 * as text.
 */
export function textOf(html: string): string {
  if (!/[&<]/.test(html)) return tidy(html);
  return tidy(
    decodeEntities(
      html
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
        .replace(BLOCKS, ' ')
        .replace(/<\/?[a-z][^>]*>/gi, ''),
    ),
  );
}

/**
 * The plain text of an item's name in the quote and the totals, where it is not escaped: `<Odd>` in a title is text.
 * Only the formatting tags allowed in names count as markup and are removed (TEXT-06); entities are decoded.
 */
export const nameText = (name: string): string =>
  tidy(decodeEntities(name.replace(/<\/?(?:b|strong|i|em|u)(?:\s[^>]*)?>/gi, '')));

/** Text without tags with its entities decoded; white space stays as it is. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, decodeEntity);

const tidy = (text: string): string => text.replace(/[\t\n\r ]+/g, ' ').trim();

function decodeEntity(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return ownValue(ENTITIES, name) ?? parsedReference(whole);
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code === 0 || code > 0x10ffff) return whole;
  // Browsers read 128 to 159 as Windows does, and surrogates as unknown characters.
  const isPlain = code < 0x80 || (code > 0x9f && (code < 0xd800 || code > 0xdfff));
  return isPlain ? String.fromCodePoint(code) : parsedReference(whole);
}

/** References that were parsed before. */
const parsed = new Map<string, string>();

/**
 * A reference decoded by the browser's parser, in a field of a document that runs and loads nothing; unchanged if it is
 * unknown, or if the page's Trusted Types do not allow the policy.
 */
function parsedReference(reference: string): string {
  const known = parsed.get(reference);
  if (known !== undefined) return known;
  let text = reference;
  try {
    const field = document.implementation.createHTMLDocument('').createElement('textarea');
    field.innerHTML = trustedReference(reference);
    text = field.textContent;
  } catch {
    // Shown as it is.
  }
  parsed.set(reference, text);
  return text;
}
