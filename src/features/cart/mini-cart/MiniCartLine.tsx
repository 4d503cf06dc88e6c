import { memo } from 'react';
import type { PriceFormat } from '../../../domain/money.types';
import type { CartLine } from '../../../domain/section.types';
import { selectLine } from '../../../state/cart/cart-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { IconButton } from '../../../ui/Button/IconButton';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { ItemOptions } from '../../shared/options/ItemOptions';
import { LineMessages } from '../lines/LineMessages';
import { LineName } from '../lines/LineName';
import { LinePrice } from '../lines/LinePrice';
import { LineQuantity } from '../lines/LineQuantity';
import { isSameLine } from '../lines/same-line';
import css from './MiniCartLine.css';

adoptStyles(css);

interface MiniCartLineProps {
  readonly line: CartLine;
  readonly priceFormat: PriceFormat;
  readonly onRemove: (line: CartLine) => void;
}

/** One line of the drawer (MINI-03, MINI-04). */
export const MiniCartLine = memo(function MiniCartLine({
  line,
  priceFormat,
  onRemove,
}: MiniCartLineProps) {
  const t = useT();
  const id = useUid('till-line');
  const edit = useTillSelector(selectLine(line.itemId));
  const { status, error } = edit;
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
          <LinePrice line={line} format={priceFormat} />
        </span>
      </div>
      <div className="till-mini-cart-line__controls">
        <LineQuantity line={line} edit={edit} errorId={error === null ? undefined : errorId} />
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
        <LineMessages line={line} error={error} errorId={errorId} />
      </div>
    </li>
  );
}, isSameLine);
