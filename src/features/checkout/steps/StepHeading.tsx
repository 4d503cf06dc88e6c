import { useEffect, useRef, type ReactNode } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './StepHeading.css';

adoptStyles(css);

interface StepHeadingProps {
  /** Whether the shopper arrived from another step: then the heading is scrolled to and focused, which announces it. */
  readonly arrived: boolean;
  readonly children: ReactNode;
}

/**
 * The heading of a step. Opening a step scrolls to the top (STEP-15), in the next frame: scrolling forces layout of the
 * whole step, which would delay the loading of a provider's iframe.
 */
export function StepHeading({ arrived, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return undefined;
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [arrived]);
  return (
    <h2 className="till-step-heading" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
