import type { ReactNode, Ref } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './StepSection.css';

adoptStyles(css);

interface StepSectionProps {
  readonly title: string;
  readonly id?: string;
  /** It directly follows the step's heading and needs no line above it. */
  readonly isFirst?: boolean;
  /** For callers that move the focus here. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A section of a step, below a divider, with its heading. */
export function StepSection({
  title,
  id,
  isFirst = false,
  headingRef,
  children,
}: StepSectionProps) {
  return (
    <section className={`till-step-section${isFirst ? ' till-step-section--first' : ''}`} id={id}>
      <h3 className="till-step-section__title" tabIndex={-1} ref={headingRef}>
        {title}
      </h3>
      {children}
    </section>
  );
}
