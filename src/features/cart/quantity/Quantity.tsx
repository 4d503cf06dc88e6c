import { useRef, useState } from 'react';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Stepper } from '../../../ui/Stepper/Stepper';
import { fieldLimits } from '../../shared/form/field-limits';
import { useBuyButtons } from './useBuyButtons';

interface QuantityProps {
  /** The server-rendered field: its name, quantity and limits; attributes take precedence, each for itself. */
  readonly field: HTMLInputElement;
  readonly name?: string | undefined;
  readonly value?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** What is being counted, for screen readers. */
  readonly subject?: string | undefined;
  /** Out of stock: the form's buttons stay disabled (QTY-07). */
  readonly outOfStock?: boolean | undefined;
}

/** The shop's page, or a bundle's choice, fixes a quantity that a shopper cannot change. */
const isFieldFixed = ({ disabled, readOnly }: HTMLInputElement): boolean => disabled || readOnly;

/**
 * The quantity of a product form (QTY): a stepper, and a field with the form's own name that is submitted. An
 * out-of-range quantity disables the form's buttons. It cannot be changed while that field is disabled or read-only.
 */
export function Quantity({
  field,
  name = field.name || 'qty',
  value,
  min,
  max,
  step,
  subject,
  outOfStock = false,
}: QuantityProps) {
  const t = useT();
  const emit = useEmit();
  const root = useRef<HTMLDivElement>(null);
  const rules = fieldLimits(field);
  const least = rules.allowsNone ? 0 : 1;
  const [qty, setQty] = useState(value ?? (Number(field.defaultValue) || least));
  const [isInvalid, setInvalid] = useState(false);
  /** How often a script has set the field. */
  const [timesSet, setTimesSet] = useState(0);
  const [isFixed, setFixed] = useState(isFieldFixed(field));
  useBuyButtons(root, isInvalid || outOfStock);

  const choose = (wanted: number) => {
    setInvalid(false);
    setQty(wanted);
    emit('till-quantity-chosen', { qty: wanted });
  };
  return (
    <div ref={root}>
      <input
        type="hidden"
        name={name}
        disabled={field.disabled}
        readOnly={field.readOnly}
        value={qty}
        onInput={({ currentTarget }) => {
          // Another script of the page has set the form's field, as for a line that is being edited, or for a choice whose
          // quantity is fixed.
          setTimesSet(timesSet + 1);
          setFixed(isFieldFixed(currentTarget));
          setInvalid(false);
          const wanted = Number(currentTarget.value);
          if (wanted > least - 1) setQty(wanted);
        }}
      />
      <Stepper
        // A new one: what was typed before is dropped.
        key={timesSet}
        value={qty}
        disabled={isFixed}
        limits={{
          min: min ?? rules.min,
          max: max ?? rules.max,
          step: step ?? rules.step,
          allowsNone: rules.allowsNone,
        }}
        fieldName={name}
        subject={subject ?? t('Product')}
        onChange={choose}
        onType={(typed) => {
          if (typeof typed === 'number') choose(typed);
          else setInvalid(typed === 'invalid');
        }}
      />
    </div>
  );
}
