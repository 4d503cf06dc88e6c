import { html, raw } from 'hono/html';

import { translatedTemplate } from '../domain/language/translate';

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof raw>;

/** Markup from a template, translated: values are escaped unless they are markup; lists are joined, null is omitted. */
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

/** Marks text as markup: our own constants, and values that the contract names `...Html`. */
export const trusted = (text: string): Markup => raw(text);

/** Nothing. */
export const nothing: Markup = raw('');
