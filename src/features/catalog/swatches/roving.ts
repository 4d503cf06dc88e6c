import type { KeyboardEvent } from 'react';

/**
 * The index an arrow key moves to in a row of `count` options, from the one at `at`, wrapping at both ends; Home and
 * End too. In right-to-left pages left is forward. Null for any other key.
 */
export function stepOf(
  { key, currentTarget }: Pick<KeyboardEvent<HTMLElement>, 'key' | 'currentTarget'>,
  at: number,
  count: number,
): number | null {
  if (count === 0) return null;
  const isTurned = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'ArrowRight':
      return (at + (isTurned ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (at + (isTurned ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
