import { formatPrice } from '../../domain/money';
import type { PriceFormat } from '../../domain/money.types';
import { adoptStyles } from '../styles/adopt';
import css from './Price.css';

adoptStyles(css);

/** An amount as the shop writes it. Digits are equally wide, and the sign stays on its side in right-to-left pages. */
export function Price({ amount, format }: { amount: number; format: PriceFormat }) {
  return <bdi className="till-price">{formatPrice(amount, format)}</bdi>;
}
