import type { KeyboardEvent } from 'react';
import type { QuantityRules } from '../../domain/catalog/quantity-rules';
import type { QuantityCheck } from '../../domain/quantity';
import { BusyNote } from '../Button/BusyNote';
import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Icon } from '../Icon/Icon';
import { Notice } from '../Notice/Notice';
import { adoptStyles } from '../styles/adopt';
import css from './Stepper.css';
import { useQuantityDraft } from './useQuantityDraft';

adoptStyles(css);

interface StepperProps {
  /** The current quantity. */
  readonly value: number;
  /** Called with a newly chosen quantity; always a valid one. */
  readonly onChange: (qty: number) => void;
  /** A quantity typed earlier and not sent yet; shown instead of `value`. */
  readonly pending?: number | null;
  /** Called while typing: with a quantity that may be sent, one that may not, or nothing relevant. */
  readonly onType?: (typed: number | 'invalid' | null) => void;
  /** What is being counted, for screen readers: the product's name. */
  readonly subject: string;
  /** The shop's limits of the buttons and of the typed value; 1 to 99 where it says nothing (MINI-10, QTY-01). */
  readonly limits?: Partial<QuantityRules>;
  /** The quantity cannot be changed. */
  readonly disabled?: boolean;
  /** A change is being saved, which is said after 4 s. The stepper stays usable; the newest value wins. */
  readonly busy?: boolean;
  /** Value of `data-till-field` on the field, so that it can be found by name. */
  readonly fieldName?: string;
  /**
   * Id of the message elsewhere that explains why the last change was refused; the quantity shown is the previous,
   * valid one.
   */
  readonly errorId?: string | undefined;
}

/** Why a typed quantity cannot be sent; null when it can. */
function limitText(check: QuantityCheck, t: ReturnType<typeof useT>): string | null {
  switch (check.status) {
    case 'above-max':
      return t('You may only order %1 units', [check.limit]);
    case 'below-min':
      return check.limit > 0
        ? t('Please enter a value of %1 or greater', [check.limit])
        : t('Please enter a quantity greater than 0.');
    case 'off-step':
      return t('You can buy this product only in quantities of %1 at a time.', [check.limit]);
    default:
      return check.status === 'unclear' ? t('Please enter a valid number in this field.') : null;
  }
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  /** What a press gives; null at the limit, and where nothing can be changed. */
  readonly next: number | null;
  readonly onStep: (qty: number) => void;
}

function StepButton({ icon, label, next, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="till-stepper__step"
      aria-label={label}
      aria-disabled={next === null || undefined}
      onClick={() => {
        if (next !== null) onStep(next);
      }}
    >
      <Icon name={icon} size="s" />
    </button>
  );
}

/**
 * A quantity: two buttons that act immediately and a field for typing. A typed value is sent with "Update" or Enter
 * (MINI-03, MINI-08); on blur, a value that is no quantity is replaced by the previous one (MINI-09); a number out of
 * range, or one that can be read in two ways, shows an error and cannot be sent (QTY-02 to QTY-04).
 */
export function Stepper({
  value,
  onChange,
  pending = null,
  onType,
  subject,
  limits = {},
  disabled = false,
  busy = false,
  fieldName,
  errorId,
}: StepperProps) {
  const t = useT();
  const id = useUid('till-qty');
  const { text, check, next, choose, submit, leave, type } = useQuantityDraft(
    { value, onChange, pending, onType },
    limits,
  );
  const limit = check === null ? null : limitText(check, t);
  const described = [limit === null ? undefined : `${id}-limit`, errorId].filter(Boolean).join(' ');

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <div className="till-stepper" aria-busy={busy || undefined}>
      <div className="till-stepper__row">
        <div className="till-stepper__box" role="group" aria-label={`${t('Qty')}, ${subject}`}>
          <StepButton
            icon="minus"
            label={t('Decrease quantity')}
            next={disabled ? null : next.less}
            onStep={choose}
          />
          <input
            className="till-stepper__input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            size={3}
            disabled={disabled}
            data-till-field={fieldName}
            aria-label={t('Qty')}
            aria-invalid={limit !== null || undefined}
            aria-describedby={described === '' ? undefined : described}
            value={text ?? String(value)}
            onChange={(event) => {
              type(event.target.value);
            }}
            onFocus={(event) => {
              event.target.select();
            }}
            onBlur={leave}
            onKeyDown={press}
          />
          <StepButton
            icon="plus"
            label={t('Increase quantity')}
            next={disabled ? null : next.more}
            onStep={choose}
          />
        </div>
        {check?.status === 'changed' && (
          <Button size="s" variant="quiet" onClick={submit}>
            {t('Update')}
          </Button>
        )}
      </div>
      {limit !== null && (
        <Notice tone="error" compact id={`${id}-limit`}>
          {limit}
        </Notice>
      )}
      {busy && <BusyNote />}
    </div>
  );
}
