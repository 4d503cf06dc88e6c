import { useCallback, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../../platform/page/frames';
import { usePhrasesVersion } from '../../../ui/i18n';
import { idOf, ITEM, itemsIn, nameOf, type ListForm } from './list-form';

/** Which items are picked, of those that are on the page. */
export interface Picks {
  readonly picked: readonly string[];
  readonly total: number;
  /** Where the checkbox for all of them is rendered; null where the server has rendered one. */
  readonly place: HTMLElement | null;
  readonly pickAll: (isPicked: boolean) => void;
}

const BOX = 'input[type="checkbox"]';
const SERVER_ALL = '#select-all, [data-role="select-all"]';

/** The checkbox for all items: the server's, or ours. */
const ALL = `${SERVER_ALL}, .till-wishlist-picks *`;

const boxesIn = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>(BOX)].filter(
    (box) => !box.matches(ALL) && !box.disabled,
  );

/** A checkbox for each item, which no form sends; `nameBoxes` names it. */
function addBoxes(form: HTMLFormElement): void {
  for (const item of itemsIn(form)) {
    const pick = document.createElement('label');
    const box = document.createElement('input');
    const name = document.createElement('span');
    pick.className = 'till-wishlist-pick';
    box.type = 'checkbox';
    box.className = 'till-wishlist-pick__box';
    name.className = 'till-visually-hidden';
    pick.append(box, name);
    item.prepend(pick);
  }
}

function nameBoxes(form: HTMLFormElement, label: (name: string) => string): void {
  for (const item of itemsIn(form)) {
    const name = item.querySelector(':scope > .till-wishlist-pick > span');
    if (name !== null) name.textContent = label(nameOf(item));
  }
}

/** Where our own checkbox for all items goes: nowhere in a list that has checkboxes, or nothing to pick. */
function placeFor(form: HTMLFormElement | null): HTMLElement | null {
  if (form === null || form.querySelector(BOX) !== null || form.querySelector(ITEM) === null) {
    return null;
  }
  const place = document.createElement('div');
  place.className = 'till till-slot till-wishlist-picks';
  return place;
}

/** Keeps the checkbox for all items in step with those of the items (WISH-02, WISH-05), also, after the next paint, when `changes` differ. */
export function usePicks(
  list: ListForm | null,
  label: (name: string) => string,
  changes: unknown,
): Picks {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [total, setTotal] = useState(0);
  const version = usePhrasesVersion();
  const form = list?.form ?? null;
  const place = useMemo(() => placeFor(form), [form]);
  const read = useCallback(() => {
    const boxes = form === null ? [] : boxesIn(form);
    const chosen = boxes.filter(({ checked }) => checked);
    const all = form?.querySelector<HTMLInputElement>(SERVER_ALL);
    if (all != null) {
      all.checked = boxes.length > 0 && chosen.length === boxes.length;
      all.indeterminate = chosen.length > 0 && !all.checked;
    }
    setTotal(boxes.length);
    const ids = chosen.flatMap((box) => {
      const item = box.closest<HTMLElement>(`${ITEM}, tr`);
      return item === null ? [] : [idOf(item)];
    });
    // Equal picks do not render again.
    setPicked((before) => (before.join() === ids.join() ? before : ids));
  }, [form]);
  const pickAll = useCallback(
    (isPicked: boolean) => {
      for (const box of form === null ? [] : boxesIn(form)) box.checked = isPicked;
      read();
    },
    [form, read],
  );
  useEffect(() => {
    if (form === null) return undefined;
    if (place !== null) {
      addBoxes(form);
      form.prepend(place);
    }
    const change = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      if (target.matches(SERVER_ALL)) pickAll(target.checked);
      else if (place?.contains(target) !== true) read();
    };
    form.addEventListener('change', change);
    return () => {
      form.removeEventListener('change', change);
      place?.remove();
      for (const pick of form.querySelectorAll('.till-wishlist-pick')) pick.remove();
    };
  }, [form, place, read, pickAll]);
  // Translations that arrive later leave the boxes as the shopper has set them.
  useEffect(() => {
    if (form !== null && place !== null) nameBoxes(form, label);
  }, [form, place, label, version]);
  // Once our own boxes are on the page.
  useEffect(() => {
    queueMicrotask(read);
  }, [read, place]);
  // Looking at every box of a long list must not delay the response to a press.
  useEffect(() => {
    void afterPaint().then(read);
  }, [read, changes]);
  return { picked, total, place, pickAll };
}
