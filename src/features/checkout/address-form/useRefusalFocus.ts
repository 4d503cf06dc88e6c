import { useEffect, useRef, type RefObject } from 'react';

/** Names under which a refused field may stand in the form: a region is a select or a text, a street has lines. */
const namesOf = (field: string): readonly string[] => [
  field,
  `${field}.0`,
  ...(field === 'region' || field === 'region_id' ? ['region_id', 'region'] : []),
];

/** Puts the focus into the field of this name below `root`, if there is one that takes it. */
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
 * Moves the focus to the refused field whenever a new refusal (a new `nonce`) comes in. What was refused before the
 * view was drawn does not pull the focus.
 */
export function useRefusalFocus(
  root: RefObject<HTMLElement | null>,
  focus: { readonly field: string; readonly nonce: number } | null,
): void {
  const answered = useRef(focus?.nonce);
  useEffect(() => {
    if (focus === null || answered.current === focus.nonce) return;
    answered.current = focus.nonce;
    focusField(root.current, focus.field);
  }, [focus, root]);
}
