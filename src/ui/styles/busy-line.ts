import { adoptStyles } from './adopt';
import css from './busy-line.css';

adoptStyles(css);

/**
 * Classes that draw a breathing line while a block is `aria-busy`: what it shows is about to be replaced. The line lies
 * above the block, on the upper edge (`edge`) or at the foot (`foot`) of its nearest positioned ancestor, itself included.
 */
export const busyLine = {
  above: 'till-busy-line',
  edge: 'till-busy-line till-busy-line--edge',
  foot: 'till-busy-line till-busy-line--foot',
} as const;
