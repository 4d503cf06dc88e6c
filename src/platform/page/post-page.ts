import { sameOrigin } from '../navigate';

/**
 * Leaves the page by posting fields to a URL of this site, as a page without scripts does. Field names may be any: one
 * called `submit` hides the form's own method.
 */
export function postPage(url: string, fields: readonly (readonly [string, string])[]): void {
  if (!sameOrigin(url)) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}
