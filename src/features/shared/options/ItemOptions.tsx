import type { ItemOption } from '../../../domain/quote.types';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './ItemOptions.css';

adoptStyles(css);

/** The chosen options of a product, e.g. "Colour: Teal". Plain text; renders nothing without options. */
export function ItemOptions({ options }: { options: readonly ItemOption[] }) {
  if (options.length === 0) return null;
  return (
    <dl className="till-item-options">
      {options.map(({ label, value }) => (
        <div className="till-item-options__pair" key={`${label}\n${value}`}>
          <dt className="till-item-options__label">{label}:</dt>
          <dd className="till-item-options__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
