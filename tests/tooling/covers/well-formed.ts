const tagPattern = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const entity = /&(?!(?:amp|lt|gt|quot|#39);)/;
const forbidden = /(?![\t\n\r])\p{Cc}/u;

/** The first error in XML of elements, attributes and text; null when it is well-formed. */
export function wellFormedProblem(xml: string): string | null {
  if (forbidden.test(xml)) return 'a forbidden control character';
  if (entity.test(xml)) return 'a bare ampersand';
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    if (next === -1) break;
    if (open.length === 0 && next > at) return `text outside the root before ${String(next)}`;
    tagPattern.lastIndex = next;
    const match = tagPattern.exec(xml);
    if (match === null) return `not a tag: ${xml.slice(next, next + 60)}`;
    const [text, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice: ${text}`;
    if (closing === '/') {
      if (open.pop() !== name) return `</${name}> closes another element`;
    } else if (empty !== '/') open.push(name);
    at = next + text.length;
  }
  return open.length === 0 ? null : `never closed: ${open.join(', ')}`;
}
