import type { ReactNode, Ref } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './StepSection.css';

adoptStyles(css);

interface StepSectionProps {
  readonly title: string;
  readonly id?: string;
  /** For a caller that leads the shopper here. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a step below a hairline, with its heading. */
export function StepSection({ title, id, headingRef, children }: StepSectionProps) {
  return (
    <section className="till-step-section" id={id}>
      <h3 className="till-step-section__title" tabIndex={-1} ref={headingRef}>
        {title}
      </h3>
      {children}
    </section>
  );
}
