import { useEffect, useRef, type RefObject } from 'react';

/** Names that an invalid field may have in the form: a region is a select or text, a street has lines. */
const namesOf = (field: string): readonly string[] => [
  field,
  `${field}.0`,
  ...(field === 'region' || field === 'region_id' ? ['region_id', 'region'] : []),
];

/** Focuses the field of this name below `root`, if there is a focusable one. */
export function focusField(root: HTMLElement | null, field: string): void {
  const controls = [
    ...(root?.querySelectorAll<HTMLElement>('[data-till-field]:not(:disabled)') ?? []),
  ];
  namesOf(field)
    .map((name) => controls.find(({ dataset }) => dataset['tillField'] === name))
    .find((control) => control !== undefined)
    ?.focus();
}

/**
 * Moves the focus to the invalid field for every new error (a new `nonce`). Errors from before the view was rendered do
 * not move the focus.
 */
export function useRefusalFocus(
  root: RefObject<HTMLElement | null>,
  focus: { readonly field: string; readonly nonce: number } | null,
): void {
  const handled = useRef(focus?.nonce);
  useEffect(() => {
    if (focus === null || handled.current === focus.nonce) return;
    handled.current = focus.nonce;
    focusField(root.current, focus.field);
  }, [focus, root]);
}
