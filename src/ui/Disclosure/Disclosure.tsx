import { useState, type ReactNode } from 'react';
import { useUid } from '../element-context';
import { Icon, type IconName } from '../Icon/Icon';
import { adoptStyles } from '../styles/adopt';
import css from './Disclosure.css';

adoptStyles(css);

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly icon?: IconName;
  readonly startsOpen?: boolean;
  /** Called when it is expanded. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A button that shows and hides the content after it (the ARIA disclosure pattern). */
export function Disclosure({
  summary,
  icon,
  startsOpen = false,
  onOpen,
  children,
}: DisclosureProps) {
  const id = useUid('till-disclosure');
  const [open, setOpen] = useState(startsOpen);
  return (
    <div className="till-disclosure">
      <button
        className="till-disclosure__button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          if (!open) onOpen?.();
        }}
      >
        <span className="till-disclosure__summary">
          {icon !== undefined && <Icon name={icon} />}
          {summary}
        </span>
        <span
          className={`till-disclosure__chevron${open ? ' till-disclosure__chevron--open' : ''}`}
          aria-hidden="true"
        />
      </button>
      <div className="till-disclosure__panel" id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
