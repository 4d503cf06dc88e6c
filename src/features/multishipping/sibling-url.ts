/**
 * The address of another page of the checkout: `overview` beside the form's `…/multishipping/checkout/overviewPost/`, with or
 * without the slash at its end, and without its query.
 */
export function siblingUrl({ action }: HTMLFormElement, name: string): string {
  const { origin, pathname } = new URL(action);
  return new URL(`../${name}/`, `${origin}${pathname.replace(/\/?$/, '/')}`).href;
}
