import { readDataPost, type DataPost } from '../../../domain/data-post';
import type { ItemPost } from '../../../state/wishlist/list-slice';
import { wrappingHost } from '../../shared/server-link/wrapping-host';

/** The server-rendered form of the list with its configuration. */
export interface ListForm {
  readonly form: HTMLFormElement;
  /** The post of "Add All to Cart", without the quantities. */
  readonly addAll: DataPost;
  /** At least one item must be checked before anything is added (WISH-07); the message otherwise, null in other lists. */
  readonly checkBoxMessage: string | null;
}

export const ITEM = '[data-row="product-item"]';
const QTY = '[data-role="qty"], input[name^="qty["]';
const TO_CART = '[data-role="tocart"]';
export const REMOVE = '[data-role="remove"]';

const known = new WeakMap<HTMLFormElement, ListForm>();

function configOf(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  try {
    const init = JSON.parse(form.dataset.mageInit ?? '') as { wishlist?: unknown } | null;
    const config = init?.wishlist;
    return typeof config === 'object' && config !== null ? { ...config } : {};
  } catch {
    return {};
  }
}

/** Without configuration, the URL beside that of the form, which names the list as well. */
function guessedAddAll({ action }: HTMLFormElement): DataPost {
  const id = /\/wishlist_id\/(\d+)/.exec(action)?.[1];
  return {
    action: action.replace(/\/update(?:\/.*)?$/, '/allcart/'),
    data: id === undefined ? {} : { wishlist_id: id },
  };
}

/** The list's form in the element; null until the view is rendered, and if there is none. */
export function listFormOf(root: Element | null): ListForm | null {
  const host = wrappingHost(root);
  const form = host?.querySelector<HTMLFormElement>(
    'form#wishlist-view-form, form.form-wishlist-items',
  );
  if (form == null) return null;
  const config = configOf(form);
  const message = config.checkBoxValidationMessage;
  const read = known.get(form) ?? {
    form,
    addAll: readDataPost(JSON.stringify(config.addAllToCartUrl ?? null)) ?? guessedAddAll(form),
    checkBoxMessage: Boolean(config.infoList) && typeof message === 'string' ? message : null,
  };
  known.set(form, read);
  return read;
}

export const itemsIn = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(ITEM),
];

/** The id of an item: of its button, else of its row (`item_23`). */
export const idOf = (item: HTMLElement): string =>
  item.querySelector<HTMLElement>('[data-item-id]')?.dataset.itemId ?? item.id.replace('item_', '');

/** The name of an item as the shopper reads it. */
export const nameOf = (item: HTMLElement): string =>
  item.querySelector('.product-item-name, .product.name')?.textContent.trim() ?? '';

export const quantityIn = (item: Element): HTMLInputElement | null =>
  item.querySelector<HTMLInputElement>(QTY);

/** The post that adds an item to the cart with the current quantity (WISH-08); null if it is not purchasable. */
export function cartPostOf(item: HTMLElement): ItemPost | null {
  const post = readDataPost(item.querySelector<HTMLElement>(TO_CART)?.dataset.post ?? null);
  if (post === null) return null;
  const qty = quantityIn(item)?.value ?? post.data.qty ?? '1';
  return { id: idOf(item), post: { action: post.action, data: { ...post.data, qty } } };
}

/** What removes an item. */
export function removalPostOf(item: HTMLElement): ItemPost | null {
  const post = readDataPost(item.querySelector<HTMLElement>(REMOVE)?.dataset.postRemove ?? null);
  return post === null ? null : { id: idOf(item), post };
}

/** The post of "Add All to Cart", with the quantity of every item as `qty[{id}]` (WISH-09). */
export function addAllPost({ form, addAll }: ListForm): DataPost {
  const quantities = itemsIn(form).flatMap((item) => {
    const field = quantityIn(item);
    return field === null || field.disabled ? [] : [[`qty[${idOf(item)}]`, field.value] as const];
  });
  return { action: addAll.action, data: { ...addAll.data, ...Object.fromEntries(quantities) } };
}

/** The post of "Update Wish List": the serialized form with its button. */
export function updatePost(form: HTMLFormElement): DataPost {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'form_key' ? [[name, value] as const] : [],
  );
  return { action: form.action, data: { ...Object.fromEntries(texts), do: '' } };
}

/** Hides the content of an item but for the slot of our own messages, and leaves its fields out of the form. */
export function showContent(item: HTMLElement, slot: Element, isShown: boolean): void {
  for (const child of item.children) {
    if (child !== slot && child instanceof HTMLElement) child.hidden = !isShown;
  }
  for (const field of item.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    field.disabled = !isShown;
  }
}

/** Takes an item off the page. */
export function dropItem(item: HTMLElement): void {
  item.hidden = true;
  for (const field of item.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    field.disabled = true;
  }
}
