import type { RuleMap } from '../validation/rule.types';

/** Strings in either quotes, punctuation, bare names and numbers; anything else is a fault. */
const TOKENS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}[\]:,]|[\w$.+-]+|\s+|./gs;

/** A string in either quotes as JSON writes it. */
const jsonString = (text: string): string => {
  const inner = text.replace(/\\(.)|"/gs, (whole, letter?: string) => {
    if (letter === undefined) return String.raw`\"`;
    return /["\\/bfnrtu]/.test(letter) ? whole : letter;
  });
  return `"${inner}"`;
};

/** A token as JSON writes it. */
function jsonOf(token: string, next: string | undefined): string {
  if (/^['"]/.test(token)) return jsonString(token.slice(1, -1));
  if (next === ':') return JSON.stringify(token);
  return /^[+-]?\.?\d/.test(token) ? String(Number(token)) : token;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Reads the rules in a `data-validate` attribute: a literal of JavaScript such as
 * `{required:true, 'validate-number':true}`, or JSON (decision C56). Nothing is evaluated. Where the text is broken, the
 * rules before the fault count; text that is no literal has none.
 */
export function readRules(text: string): RuleMap {
  const tokens = (text.match(TOKENS) ?? []).filter((token) => token.trim() !== '');
  const json = tokens
    .map((token, index) => jsonOf(token, tokens[index + 1]))
    // A comma before a closing bracket.
    .filter((token, index) => token !== ',' || !/^[}\]]/.test(tokens[index + 1] ?? ''));
  for (let end = json.length; end > 0; end = json.lastIndexOf(',', end - 1)) {
    const text = json.slice(0, end).join(' ');
    const found = parsed(text) ?? parsed(`${text}}`);
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
      return found as RuleMap;
    }
  }
  return {};
}
