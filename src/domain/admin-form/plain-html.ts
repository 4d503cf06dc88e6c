/** Elements that only show text, lists, tables and pictures. */
const TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre ' +
    's section small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);

/** A tag as servers print it, a comment, or text; anything else is not understood. */
const PIECE =
  /<!--(?:(?!-->)[\s\S])*-->|<\/?([a-z][a-z0-9]*)((?:\s+[a-z][\w-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>|[^<]+/giy;

/** An attribute with which content does something: handlers, and widgets of the platform. */
const ACTIVE = /\s(?:on\w+|data-mage-init|data-bind|data-form-part|data-role|form\w*|srcdoc)\b/i;

/** An address that is neither on the web nor on the page's own site. */
const UNSAFE_URL = /\s(?:href|src)\s*=\s*["'](?!https?:|\/|#)/i;

const isShown = (tag: string, attributes: string): boolean =>
  TAGS.has(tag.toLowerCase()) && !ACTIVE.test(attributes) && !UNSAFE_URL.test(attributes);

/**
 * Whether HTML of the server is only shown: no controls, whose values the form would have to send, no scripts, and nothing that
 * a widget of the platform works on. What is shown is sanitised besides.
 */
export function isPlainHtml(html: string): boolean {
  let end = 0;
  for (const match of html.matchAll(PIECE)) {
    const [piece, tag, attributes = ''] = match;
    if (tag !== undefined && !isShown(tag, attributes)) return false;
    end = match.index + piece.length;
  }
  return end === html.length;
}
