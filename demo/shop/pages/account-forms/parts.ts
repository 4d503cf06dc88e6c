import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { markup, nothing, type Markup } from '../markup';

/** The visitor's form key. */
export const key = (ctx: PageContext): Markup =>
  markup`<input name="form_key" type="hidden" value="${ctx.formKey}">`;

interface InputOptions {
  readonly isRequired?: boolean;
  /** Class of the field. */
  readonly className?: string;
  readonly type?: string;
  /** Id of the input, if it differs from its name. */
  readonly id?: string;
}

/** A text field in the platform's markup. */
export function input(
  name: string,
  label: string,
  value: string,
  { isRequired = false, className = name, type = 'text', id = name }: InputOptions = {},
): Markup {
  const text = translate(label);
  return markup`<div class="field ${className}${isRequired ? ' required' : ''}"><label class="label" for="${id}"><span>${text}</span></label>
<div class="control"><input type="${type}" id="${id}" name="${name}" value="${value}" title="${text}" class="input-text${isRequired ? ' required-entry' : ''}"${isRequired ? markup` data-validate="{required:true}"` : nothing}></div></div>`;
}

/** The buttons below a form. */
export const actions = (
  label: string,
  button: Markup,
  backUrl: string,
  back: string,
): Markup => markup`<div class="actions-toolbar">
<div class="primary"><button type="submit"${button}><span>${translate(label)}</span></button></div>
<div class="secondary"><a class="action back" href="${backUrl}"><span>${translate(back)}</span></a></div>
</div>`;
