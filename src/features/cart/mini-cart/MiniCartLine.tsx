import { memo } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { selectLine } from '../../../state/cart/cart-slice';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/Button/IconButton';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { ItemOptions } from '../../shared/options/ItemOptions';
import { LineMessages } from '../lines/LineMessages';
import { LineName } from '../lines/LineName';
import { LineQuantity } from '../lines/LineQuantity';
import { isSameLine } from '../lines/same-line';
import css from './MiniCartLine.css';

adoptStyles(css);

interface MiniCartLineProps {
  readonly line: CartLine;
  readonly onRemove: (line: CartLine) => void;
}

/** One line of the drawer (MINI-03, MINI-04). */
export const MiniCartLine = memo(function MiniCartLine({ line, onRemove }: MiniCartLineProps) {
  const t = useT();
  const id = useUid('till-line');
  const { priceFormat } = useTillSelector(selectShop);
  const { status, error } = useTillSelector(selectLine(line.itemId));
  const errorId = `${id}-error`;
  return (
    <li
      className="till-mini-cart-line"
      data-status={status}
      aria-busy={status !== 'idle' || undefined}
    >
      <div className="till-mini-cart-line__picture">
        <Thumbnail image={line.image} />
      </div>
      <div className="till-mini-cart-line__text">
        <LineName line={line} />
        <ItemOptions options={line.options} />
        <span className="till-mini-cart-line__price">
          <Price amount={line.price} format={priceFormat} />
        </span>
      </div>
      <div className="till-mini-cart-line__controls">
        <LineQuantity line={line} errorId={error === null ? undefined : errorId} />
        <IconButton
          icon="trash"
          label={`${t('Remove item')}: ${line.name}`}
          disabled={status === 'removing'}
          onClick={() => {
            onRemove(line);
          }}
        />
      </div>
      <div className="till-mini-cart-line__messages">
        <LineMessages line={line} errorId={errorId} />
      </div>
    </li>
  );
}, isSameLine);
