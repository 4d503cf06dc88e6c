import type { FormFields } from '../../../domain/catalog/form-fields';
import { readDataPost } from '../../../domain/data-post';
import type { Wish } from '../../../state/wishlist/wishlist-slice';
import { wrappingHost } from '../../shared/server-link/wrapping-host';

/** A server-rendered link or button that adds a product to the wish list. */
export interface WishLink {
  readonly link: HTMLElement;
  readonly productId: string;
}

const LINK = '[data-post]';
const ADDS = /\/wishlist\/index\/add(?:\/|$)/;

/** Fields of a product form that are not options. */
const ASIDE = /^(?:form_key|uenc|product|item|related_product|selected_configurable_option)$/;

/** The link that the element wraps; null until the view is rendered and for elements without such a link. */
export function wishLinkOf(root: Element | null): WishLink | null {
  const links = wrappingHost(root)?.querySelectorAll<HTMLElement>(LINK) ?? [];
  for (const link of links) {
    const post = readDataPost(link.dataset.post ?? null);
    const productId = post?.data.product;
    if (post !== null && ADDS.test(post.action) && productId !== undefined) {
      return { link, productId };
    }
  }
  return null;
}

/** The link to the list itself, next to which the number of items is shown. */
export const listLinkOf = (root: Element | null): HTMLAnchorElement | null =>
  wrappingHost(root)?.querySelector<HTMLAnchorElement>('a[href*="/wishlist"]:not([data-post])') ??
  null;

/** Fields of the chosen variant: ours, a drop-down, or those of a widget of the old front end. */
const VARIANT = '[name^="super_attribute["]:not(:disabled)';

const productIn = (form: HTMLFormElement): string | undefined =>
  form.querySelector<HTMLInputElement>('input[name="product"]')?.value;

/** Fields of a product form that are options, and the quantity. */
function formChoice(productId: string): FormFields {
  const form = [...document.forms].find(
    (one) => /\/cart\/(?:add|updateItemOptions)/.test(one.action) && productIn(one) === productId,
  );
  const fields = form === undefined ? [] : [...new FormData(form)];
  return fields.flatMap(([name, value]) =>
    ASIDE.test(name) || typeof value !== 'string' ? [] : [[name, value] as const],
  );
}

/** What is chosen in a tile of a list: its swatches, which may be outside the form that adds it to the cart. */
const tileChoice = (tile: Element): FormFields =>
  [...tile.querySelectorAll<HTMLInputElement | HTMLSelectElement>(VARIANT)].map(
    ({ name, value }) => [name, value] as const,
  );

/**
 * The options selected for the product of a link, which are sent as the platform's own script sends them. Files are not
 * sent: the wish list page requests them. Each value of a list has a name of its own: `options[9][12]`.
 */
function choiceOn(link: HTMLElement, productId: string): FormFields {
  const tile = link.closest('.product-item');
  const fields = tile === null ? formChoice(productId) : tileChoice(tile);
  return fields.flatMap(([name, value]) =>
    value === '' ? [] : [[name.replace(/\[\]$/, () => `[${value}]`), value] as const],
  );
}

/** The fields to send: those of the link and the options of the product's form. */
export function wishOf({ link, productId }: WishLink): Wish | null {
  const post = readDataPost(link.dataset.post ?? null);
  if (post === null) return null;
  const choice = choiceOn(link, productId);
  return {
    key: JSON.stringify([productId, ...choice]),
    productId,
    post: { action: post.action, data: { ...post.data, ...Object.fromEntries(choice) } },
  };
}
