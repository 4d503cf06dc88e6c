import type { ReactNode } from 'react';
import type { PriceFormat } from '../../../domain/money.types';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './FormSum.css';

adoptStyles(css);

interface FormSumProps {
  readonly label: ReactNode;
  /** Null where the page does not contain all prices. */
  readonly amount: number | null;
  readonly format: PriceFormat;
}

/** The total of a form's choices; announced when it changes. */
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
