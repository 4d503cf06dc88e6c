import { useLayoutEffect } from 'react';

const boxIn = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('#links_all') ?? null;

function show(box: HTMLInputElement, hasAll: boolean): void {
  const words = hasAll ? box.dataset.checked : box.dataset.notchecked;
  const label = box.labels?.[0]?.querySelector('span');
  box.checked = hasAll;
  if (words !== undefined && label) label.textContent = words;
}

/**
 * Lets the box for all links that the platform prints choose them, and show whether they are chosen (DLINK-02). Its
 * labels are printed with it.
 *
 * @returns whether the form has one
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
