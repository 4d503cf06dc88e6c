import type { PageContext } from './context.types';
import { markup, nothing, trusted, type Markup } from './markup';
import { printInit } from './page-config';

/** The platform's block in a form: a container for scripts, and its init script; empty if the form is not protected. */
export function recaptchaBlock({ recaptcha }: PageContext, form: string): Markup {
  const block = recaptcha?.[form];
  return block === undefined
    ? nothing
    : markup`<div class="field-recaptcha" id="${block.id}-container" data-bind="scope:'${block.id}'"></div>${trusted(printInit(block.init))}`;
}

/** The same with the element for server-rendered forms. */
export const formRecaptcha = (ctx: PageContext, form: string): Markup =>
  ctx.recaptcha?.[form] === undefined
    ? nothing
    : markup`<till-recaptcha>${recaptchaBlock(ctx, form)}</till-recaptcha>`;

/** A protected form's button is disabled until a script enables it. */
export const locked = ({ recaptcha }: PageContext, form: string): Markup =>
  recaptcha?.[form] === undefined ? nothing : markup` disabled="disabled"`;
