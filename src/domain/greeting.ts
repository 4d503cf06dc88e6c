const ESCAPE = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;
const CONTROLS = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The text of a string literal's source. */
const decoded = (source: string): string =>
  source.replace(ESCAPE, (_all, unicode?: string, hex?: string, one?: string) => {
    const code = unicode ?? hex;
    return code === undefined
      ? (CONTROLS.get(one ?? '') ?? one ?? '')
      : String.fromCharCode(parseInt(code, 16));
  });

/**
 * The text of the binding `text: '…'`, as in the platform's greeting for guests; null for any other expression. Nothing is
 * evaluated, and an apostrophe inside the text, which the platform does not escape, is part of it.
 */
export function boundGuestText(binding: string): string | null {
  const [, , source] = /^\s*text:\s*(['"])([\s\S]*)\1\s*$/.exec(binding) ?? [];
  return source === undefined ? null : decoded(source);
}

/**
 * The text of the binding `text: new String('… %1 …').replace(…)`, as in the platform's greeting for customers; null for any
 * other expression.
 */
export function boundCustomerText(binding: string): string | null {
  const found = /^\s*text:\s*new String\(\s*(['"])([\s\S]*)\1\s*\)\s*\.\s*replace\(/.exec(binding);
  return found?.[2] === undefined ? null : decoded(found[2]);
}

/** A greeting around the place of the name, `%1`: what precedes and what follows it; null without that place. */
export function aroundName(text: string): readonly [before: string, after: string] | null {
  const at = text.indexOf('%1');
  return at < 0 ? null : [text.slice(0, at), text.slice(at + 2)];
}
