import type { ReactNode } from 'react';
import type { PriceFormat } from '../../../domain/money.types';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './FormSum.css';

adoptStyles(css);

interface FormSumProps {
  readonly label: ReactNode;
  /** Null where the page does not say what all of it costs. */
  readonly amount: number | null;
  readonly format: PriceFormat;
}

/** What the choices of a form come to; spoken when it changes. */
export function FormSum({ label, amount, format }: FormSumProps) {
  return (
    <p className="till-form-sum" role="status" aria-atomic>
      <span className="till-form-sum__label">{label}</span>{' '}
      {amount !== null && (
        <span className="till-form-sum__amount">
          <Price amount={amount} format={format} />
        </span>
      )}
    </p>
  );
}
