/** What no reader sees. */
const UNSEEN = 'script, style, template, noscript';

/** The text of a node as it is read: without scripts, and with single spaces. Empty for null. */
export function nodeText(node: Element | null): string {
  if (node === null) return '';
  const copy = node.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(UNSEEN)) one.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
