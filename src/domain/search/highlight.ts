import { escapePattern } from '../escape-pattern';

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits `text` where it holds a word of `query`, whatever its case; the parts together are the text again. */
export function matchParts(text: string, query: string): readonly TextPart[] {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  // Longer words first, so that "sea" does not cut "seaside" short.
  const pattern = words.sort((one, other) => other.length - one.length).map(escapePattern);
  return text
    .split(new RegExp(`(${pattern.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
