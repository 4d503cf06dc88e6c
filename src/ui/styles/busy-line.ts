import { adoptStyles } from './adopt';
import css from './busy-line.css';

adoptStyles(css);

/**
 * Classes that show a pulsing line while a block is `aria-busy`: its content is about to be replaced. The line lies
 * above the block, on the upper edge (`edge`) or the lower edge (`foot`) of its nearest positioned ancestor, itself
 * included.
 */
export const busyLine = {
  above: 'till-busy-line',
  edge: 'till-busy-line till-busy-line--edge',
  foot: 'till-busy-line till-busy-line--foot',
} as const;
