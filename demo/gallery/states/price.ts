import type { GalleryState } from '../states.types';
import { rightToLeft } from './usual';

const priced = (id: string, label: string, shows: string, sku: string): GalleryState => ({
  id,
  label,
  shows,
  lines: 0,
  product: sku,
});

/** For elements that show a product's price. */
export const price: readonly GalleryState[] = [
  priced('plain', 'Plain', 'One price.', 'BK-SALT'),
  priced('special', 'Special', 'A special price, and the one before it.', 'LP-KIOSK'),
  priced('tiers', 'Tiers', 'More pieces cost less each.', 'NB-SCHOOL'),
  priced('range', 'Range', 'A bundle costs what is put into it.', 'BN-EVENING'),
  priced(
    'advertised',
    'After a click',
    'The price is shown after a click (minimum advertised price).',
    'FM-DUNE',
  ),
  priced(
    'fee',
    'With a fee',
    'Play with fee-display: the fee is within the price, or beside it.',
    'LT-CLIP',
  ),
  { ...rightToLeft, lines: 0, product: 'NB-SCHOOL' },
  {
    id: 'unpriced',
    label: 'No price',
    shows: 'The page prints no price of the product.',
    lines: 0,
    bare: true,
  },
];
