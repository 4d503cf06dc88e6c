import { useRef, useState } from 'react';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Stepper } from '../../../ui/Stepper/Stepper';
import { useBuyButtons } from './useBuyButtons';

interface QuantityProps {
  readonly name?: string | undefined;
  readonly value?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
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
  min = 1,
  max = 99,
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
      <input type="hidden" name={name} value={qty} />
      <Stepper
        value={qty}
        min={min}
        max={max}
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
