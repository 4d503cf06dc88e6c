import { useRef, useState } from 'react';
import type { QuantityRules } from '../../../domain/catalog/quantity-rules';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Stepper } from '../../../ui/Stepper/Stepper';
import { useBuyButtons } from './useBuyButtons';

interface QuantityProps {
  readonly name?: string | undefined;
  readonly value?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** The limits of the server-rendered field; attributes take precedence, each for itself. */
  readonly rules?: QuantityRules | undefined;
  /** What is being counted, for screen readers. */
  readonly subject?: string | undefined;
  /** Out of stock: the form's buttons stay disabled (QTY-07). */
  readonly outOfStock?: boolean | undefined;
}

/**
 * The quantity of a product form (QTY): a stepper, and a field with the form's own name that is submitted. An
 * out-of-range quantity disables the form's buttons.
 */
export function Quantity({
  name = 'qty',
  value = 1,
  min,
  max,
  step,
  rules,
  subject,
  outOfStock = false,
}: QuantityProps) {
  const t = useT();
  const emit = useEmit();
  const root = useRef<HTMLDivElement>(null);
  const [qty, setQty] = useState(value);
  const [isInvalid, setInvalid] = useState(false);
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
        value={qty}
        onInput={({ currentTarget }) => {
          // Another script of the page has set the form's field, as for a line that is being edited.
          const wanted = Number(currentTarget.value);
          if (wanted > 0) setQty(wanted);
        }}
      />
      <Stepper
        value={qty}
        limits={{
          min: min ?? rules?.min ?? null,
          max: max ?? rules?.max ?? null,
          step: step ?? rules?.step ?? null,
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
