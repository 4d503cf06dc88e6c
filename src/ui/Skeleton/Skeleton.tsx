import { adoptStyles } from '../styles/adopt';
import css from './Skeleton.css';

adoptStyles(css);

interface SkeletonProps {
  /** The content that it represents: a text line, a heading, a control, an image. Heights match the real content. */
  readonly shape?: 'text' | 'heading' | 'control' | 'image';
  /** Share of the container's width. */
  readonly width?: 'short' | 'medium' | 'long' | 'full';
}

/** A placeholder for content that is loading. Hidden from assistive technology: the region has `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={`till-skeleton till-skeleton--${shape} till-skeleton--${width}`}
      aria-hidden="true"
    />
  );
}
