import { formatPrice } from '../../domain/money';
import type { PriceFormat } from '../../domain/money.types';
import { adoptStyles } from '../styles/adopt';
import css from './Price.css';

adoptStyles(css);

interface PriceProps {
  /** The amount; null is unknown and renders a dash. */
  readonly amount: number | null;
  readonly format: PriceFormat;
}

/** An amount in the shop's format. Digits have equal width, and the sign stays on its side in right-to-left pages. */
export function Price({ amount, format }: PriceProps) {
  return <bdi className="till-price">{formatPrice(amount, format)}</bdi>;
}
