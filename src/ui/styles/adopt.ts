const adopted = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.styles')] ??=
  new Set<string>()) as Set<string>;

/**
 * Adds a style sheet to the page, once per text however many copies of the bundle ask for it.
 * Constructable sheets need no inline style, so `style-src 'self'` stays satisfied; where the browser has none,
 * the page links `till.css` instead.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || typeof document === 'undefined') return;
  adopted.add(css);
  if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
