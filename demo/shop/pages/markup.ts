import { html, raw } from 'hono/html';

import { translatedTemplate } from '../domain/language/translate';

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof raw>;

/** Markup from a template, its words in the visitor's language: values are escaped unless they are markup themselves; lists are joined, null is nothing. */
export function markup(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  const translated = translatedTemplate(strings);
  const result = translated
    ? html(
        Object.assign([...translated.strings], { raw: translated.strings }),
        ...translated.order.map((place) => values[place]),
      )
    : html(strings, ...values);
  if (result instanceof Promise)
    throw new Error('A page waits for nothing: hand it data, not promises.');
  return result;
}

/** Text that is markup already: our own constants, and what the contract names `...Html`. */
export const trusted = (text: string): Markup => raw(text);

/** Nothing. */
export const nothing: Markup = raw('');
