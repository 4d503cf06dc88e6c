import type { ReactNode } from 'react';
import { useUid } from '../element-context';
import { adoptStyles } from '../styles/adopt';
import { busyLine } from '../styles/busy-line';
import { VISUALLY_HIDDEN } from '../VisuallyHidden/VisuallyHidden';
import css from './RadioList.css';
import { moveByArrow } from './move-by-arrow';

adoptStyles(css);

interface RadioListProps {
  /** Accessible name of the group; sighted users read the heading above it. */
  readonly legend: string;
  /** Shows the legend, for groups without a heading above. */
  readonly legendShown?: boolean;
  readonly error?: string | null | undefined;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A group of radio cards with native radios, so that forms and screen readers work as usual; arrow keys choose. */
export function RadioList({ legend, legendShown = false, error, busy, children }: RadioListProps) {
  const id = useUid('till-radios');
  return (
    <fieldset
      className={`till-radio-list ${busyLine.above}`}
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={busy === true}
      onKeyDown={moveByArrow}
    >
      <legend className={legendShown ? 'till-radio-list__legend' : VISUALLY_HIDDEN}>
        {legend}
      </legend>
      {children}
      {error && (
        <p className="till-radio-list__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioCardProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  /** Called with the press, for a choice whose effects may come after the next paint. */
  readonly onChoose: (event: Event) => void;
  readonly label: ReactNode;
  /** A secondary line of text. */
  readonly detail?: ReactNode;
  /** Shown at the end of the row, e.g. a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
  /** A single choice shows no radio (PAY-03); the input stays for forms and screen readers. */
  readonly radioHidden?: boolean;
  readonly fieldName?: string;
  /** Rendered inside the card below its row, e.g. the form of the chosen payment method. */
  readonly children?: ReactNode;
  /** Keeps the children in the page, hidden. */
  readonly bodyHidden?: boolean;
}

/** One choice of a `RadioList`. The whole row is clickable; the chosen card is marked by border, background and dot. */
export function RadioCard({
  name,
  value,
  checked,
  onChoose,
  label,
  detail,
  aside,
  disabled,
  radioHidden,
  fieldName,
  children,
  bodyHidden,
}: RadioCardProps) {
  const id = useUid('till-radio');
  const state =
    disabled === true ? ' till-radio-card--disabled' : checked ? ' till-radio-card--chosen' : '';
  return (
    <div className={`till-radio-card${state}`}>
      <label className="till-radio-card__row" htmlFor={id}>
        <input
          className={radioHidden === true ? VISUALLY_HIDDEN : 'till-radio-card__input'}
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          data-till-field={fieldName}
          onChange={({ nativeEvent }) => {
            onChoose(nativeEvent);
          }}
        />
        <span className="till-radio-card__text">
          <span className="till-radio-card__label">{label}</span>
          {detail !== undefined && <span className="till-radio-card__detail">{detail}</span>}
        </span>
        {aside !== undefined && aside !== false && (
          <span className="till-radio-card__aside">{aside}</span>
        )}
      </label>
      {children !== undefined && children !== null && children !== false && (
        <div className="till-radio-card__body" hidden={bodyHidden}>
          {children}
        </div>
      )}
    </div>
  );
}
