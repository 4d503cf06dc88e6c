import { adoptStyles } from '../styles/adopt';
import css from './Skeleton.css';

adoptStyles(css);

interface SkeletonProps {
  /** What will stand here: a text line, a heading, a control, a picture. Heights match the real thing. */
  readonly shape?: 'text' | 'heading' | 'control' | 'image';
  /** Part of the container's width. */
  readonly width?: 'short' | 'medium' | 'long' | 'full';
}

/** A pale block where content is about to stand. Hidden from assistive technology: the region says `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={`till-skeleton till-skeleton--${shape} till-skeleton--${width}`}
      aria-hidden="true"
    />
  );
}
