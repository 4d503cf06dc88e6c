import { useLayoutEffect, useMemo } from 'react';
import { ownValue } from '../../../domain/own-value';
import type { ItemState } from '../../../state/wishlist/list-slice';
import { dropItem, idOf, itemsIn, nameOf, REMOVE, showContent, type ListForm } from './list-form';
import { isHidden } from './item-status';

/** Where the messages about one item are rendered. */
export interface ItemSlot {
  readonly id: string;
  readonly name: string;
  readonly slot: HTMLElement;
  readonly item: ItemState;
}

const slots = new WeakMap<HTMLElement, HTMLElement>();

/** The place below an item's content; it is put there with the first message. */
function slotOf(item: HTMLElement): HTMLElement {
  const slot = slots.get(item) ?? document.createElement('div');
  slot.className = 'till till-slot till-wishlist-slot';
  slots.set(item, slot);
  return slot;
}

function markBusy(item: HTMLElement, isBusy: boolean): void {
  const button = item.querySelector('[data-role="tocart"]');
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button?.setAttribute(name, 'true');
    else button?.removeAttribute(name);
  }
}

/** The focus that was lost with the button "Undo" returns to where the removal was asked for. */
function focusRemoval(element: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  element.querySelector<HTMLElement>(REMOVE)?.focus({ preventScroll: true });
}

/** Applies a state to a server-rendered item; without a state, restores the server's markup. */
function apply(element: HTMLElement, item: ItemState | undefined): void {
  // Most items of a long list were never changed.
  if (item === undefined && !slots.has(element)) return;
  const slot = slotOf(element);
  if (slot.parentElement !== element) element.append(slot);
  const isRestored = item === undefined && element.querySelector(':scope > [hidden]') !== null;
  showContent(element, slot, !isHidden(item));
  markBusy(element, item?.status === 'sending');
  if (isRestored) focusRemoval(element);
  if (item?.status === 'removed' && item.messages.length === 0) dropItem(element);
}

/** Applies the state to the server-rendered items; returns the container for the messages of each. */
export function useItemSlots(
  list: ListForm | null,
  items: Readonly<Record<string, ItemState>>,
): readonly ItemSlot[] {
  const elements = useMemo(
    () =>
      (list === null ? [] : itemsIn(list.form)).map((element) => [idOf(element), element] as const),
    [list],
  );
  useLayoutEffect(() => {
    for (const [id, element] of elements) apply(element, ownValue(items, id));
  }, [elements, items]);
  return useMemo(
    () =>
      elements.flatMap(([id, element]) => {
        const item = ownValue(items, id);
        return item === undefined
          ? []
          : [{ id, name: nameOf(element), slot: slotOf(element), item }];
      }),
    [elements, items],
  );
}
