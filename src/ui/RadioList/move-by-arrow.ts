import type { KeyboardEvent } from 'react';

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/**
 * Chooses the next or previous radio button of the group, from the last one the first. Browsers do that too, but Safari
 * stops where a `<form>` is between two radio buttons, such as that of the chosen payment method: those below it could not be
 * reached by keyboard.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS.get(event.key);
  const { target, currentTarget } = event;
  // A group within this one has chosen already.
  if (step === undefined || event.isDefaultPrevented()) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const group = [...currentTarget.querySelectorAll('input')].filter(
    ({ type, name, disabled }) => type === 'radio' && name === target.name && !disabled,
  );
  const next = group.at((group.indexOf(target) + step) % group.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
