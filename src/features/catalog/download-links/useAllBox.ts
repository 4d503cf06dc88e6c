import { useLayoutEffect } from 'react';

const boxIn = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('#links_all') ?? null;

function show(box: HTMLInputElement, hasAll: boolean): void {
  const text = hasAll ? box.dataset.checked : box.dataset.notchecked;
  const label = box.labels?.[0]?.querySelector('span');
  box.checked = hasAll;
  if (text !== undefined && label) label.textContent = text;
}

/**
 * Connects the platform's own "select all" checkbox: it selects all links and shows whether all are selected
 * (DLINK-02). Its labels are part of the page.
 *
 * @returns whether the form has such a checkbox
 */
export function useAllBox(
  form: HTMLFormElement | null,
  hasAll: boolean,
  choose: (isChosen: boolean) => void,
): boolean {
  useLayoutEffect(() => {
    const box = boxIn(form);
    if (box === null) return undefined;
    const follow = (): void => {
      choose(box.checked);
    };
    box.addEventListener('change', follow);
    return () => {
      box.removeEventListener('change', follow);
    };
  }, [form, choose]);
  useLayoutEffect(() => {
    const box = boxIn(form);
    if (box !== null) show(box, hasAll);
  }, [form, hasAll]);
  return boxIn(form) !== null;
}
