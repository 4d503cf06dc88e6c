import { escapePattern } from '../escape-pattern';

/** A part of a text, and whether it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits `text` at the words of `query`, ignoring case; joining the parts returns the text. */
export function matchParts(text: string, query: string): readonly TextPart[] {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  // Longer words first, so that "seaside" is not matched by "sea" alone.
  const pattern = words.sort((one, other) => other.length - one.length).map(escapePattern);
  return text
    .split(new RegExp(`(${pattern.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
