import { useState, type KeyboardEvent } from 'react';
import { checkQuantity } from '../../domain/quantity';
import { pageLocale } from '../../platform/page/page-locale';
import { Button } from '../Button/Button';
import { useUid } from '../element-context';
import { useT } from '../i18n';
import { Icon } from '../Icon/Icon';
import { Notice } from '../Notice/Notice';
import { adoptStyles } from '../styles/adopt';
import css from './Stepper.css';

adoptStyles(css);

interface StepperProps {
  /** The current quantity. */
  readonly value: number;
  /** Called with a newly chosen quantity; always a valid one. */
  readonly onChange: (qty: number) => void;
  /** A quantity typed earlier and not sent yet; shown in place of `value`. */
  readonly pending?: number | null;
  /** Called while typing: with a quantity that may be sent, one that may not, or nothing relevant. */
  readonly onType?: (typed: number | 'invalid' | null) => void;
  /** What is being counted, for screen readers: the product's name. */
  readonly subject: string;
  /** Limits of the buttons and of the typed value (MINI-10, QTY-01). */
  readonly min?: number;
  readonly max?: number;
  /** A change is being saved. The stepper stays usable; the newest value wins. */
  readonly busy?: boolean;
  /** Value of `data-till-field` on the field, so that it can be found by name. */
  readonly fieldName?: string;
  /**
   * Id of the message elsewhere that explains why the last change was refused; the quantity shown is the previous,
   * valid one.
   */
  readonly errorId?: string | undefined;
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
  min = 1,
  max = 99,
  busy = false,
  fieldName,
  errorId,
}: StepperProps) {
  const t = useT();
  const id = useUid('till-qty');
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (pending === null ? null : String(pending));
  const checkOf = (typed: string) =>
    checkQuantity(typed, { original: value, locale: pageLocale(), min, max });
  const check = text === null ? null : checkOf(text);
  const shown = pending ?? value;
  const limit =
    check?.status === 'above-max'
      ? t('You may only order %1 units', [max])
      : check?.status === 'below-min'
        ? t('Please enter a value of %1 or greater', [min])
        : check?.status === 'unclear'
          ? t('Please enter a valid number in this field.')
          : null;
  const described = [limit === null ? undefined : `${id}-limit`, errorId].filter(Boolean).join(' ');

  const choose = (qty: number) => {
    setDraft(null);
    if (qty !== value) onChange(qty);
    else onType?.(null);
  };
  const step = (by: 1 | -1) => {
    choose(Math.min(max, Math.max(min, shown + by)));
  };
  const submit = () => {
    if (check?.status === 'changed') choose(check.qty);
  };
  const leave = () => {
    if (check?.status === 'above-max' || check?.status === 'unclear') return;
    if (check?.status === 'changed' && onType === undefined) return;
    setDraft(null);
    if (check?.status !== 'changed') onType?.(null);
  };
  const type = (typed: string) => {
    setDraft(typed);
    const found = checkOf(typed);
    if (found.status === 'changed') onType?.(found.qty);
    else onType?.(found.status === 'unchanged' ? null : 'invalid');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <div className="till-stepper" aria-busy={busy || undefined}>
      <div className="till-stepper__row">
        <div className="till-stepper__box" role="group" aria-label={`${t('Qty')}, ${subject}`}>
          <button
            type="button"
            className="till-stepper__step"
            aria-label={t('Decrease quantity')}
            aria-disabled={shown <= min || undefined}
            onClick={() => {
              step(-1);
            }}
          >
            <Icon name="minus" size="s" />
          </button>
          <input
            className="till-stepper__input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            size={3}
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
          <button
            type="button"
            className="till-stepper__step"
            aria-label={t('Increase quantity')}
            aria-disabled={shown >= max || undefined}
            onClick={() => {
              step(1);
            }}
          >
            <Icon name="plus" size="s" />
          </button>
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
    </div>
  );
}
