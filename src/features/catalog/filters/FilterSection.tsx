import { useState, type ReactNode } from 'react';
import { useUid } from '../../../ui/element-context';

interface FilterSectionProps {
  readonly label: string;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A filter: its name is a button that shows and hides its values. */
export function FilterSection({ label, startsOpen, children }: FilterSectionProps) {
  const id = useUid('till-filter');
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className="till-filters__section">
      <button
        className="till-filters__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span>{label}</span>
        <span
          className={`till-filters__chevron${isOpen ? ' till-filters__chevron--open' : ''}`}
          aria-hidden="true"
        />
      </button>
      <div className="till-filters__panel" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
