import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { markup, nothing, trusted, type Markup } from './markup';

/** A string literal in a binding, as the platform's template prints it. */
const literal = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** The header's greeting in the platform's markup, whose texts are in bindings. A guest's is also there as text. */
export function greeting({ customer }: PageContext): Markup {
  const guest = translate('Welcome to our shop');
  const known = translate('Welcome, %1!');
  return markup`<ul class="header links greetings"><li class="greet welcome" data-bind="scope: 'customer'"><till-welcome load="idle">
${trusted('<!-- ko if: customer().fullname  -->')}
<span class="logged-in" data-bind="text: new String(${literal(known)}).replace('%1', customer().fullname)"></span>
${trusted('<!-- /ko -->')}
${trusted('<!-- ko ifnot: customer().fullname  -->')}
<span class="not-logged-in" data-bind="text: ${literal(guest)}">${customer === null ? guest : nothing}</span>
${trusted('<!-- /ko -->')}
</till-welcome></li></ul>`;
}
