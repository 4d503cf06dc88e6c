import { translate } from '../../domain/language/translate';
import type { PageContext } from '../context.types';
import { markup, type Markup } from '../markup';
import type { ActionName } from './demo.types';

/** The form key as a hidden field. */
export const key = (ctx: PageContext): Markup =>
  markup`<input type="hidden" name="form_key" value="${ctx.formKey}">`;

/** A button with one action, which returns to the page. */
export const button = (ctx: PageContext, action: ActionName, label: string): Markup =>
  markup`<form action="/demo/do/${action}" method="post">${key(ctx)}<button type="submit" class="button button-light button-small">${translate(label)}</button></form>`;
