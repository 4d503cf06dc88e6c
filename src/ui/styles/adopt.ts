const adopted = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.styles')] ??=
  new Set<string>()) as Set<string>;

/**
 * Adds a style sheet to the page, once per text even when several copies of the bundle add it. Constructable style
 * sheets satisfy `style-src 'self'`; for browsers without them, the page links `till.css` instead.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || typeof document === 'undefined') return;
  adopted.add(css);
  if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
