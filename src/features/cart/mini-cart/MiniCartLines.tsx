import { Fragment } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { useRenderedLines } from '../lines/useRenderedLines';
import { useFocusFallback } from '../lines/useFocusFallback';
import { useOffer } from '../lines/useOffer';
import { useRemoval } from '../lines/useRemoval';
import { RemovedLine } from '../lines/RemovedLine';
import { MiniCartLine } from './MiniCartLine';
import { useLinesHeight, type ScrollOffsets } from './useLinesHeight';

interface MiniCartLinesProps {
  readonly lines: readonly CartLine[];
  /** Maximum number of lines (MINI-01). */
  readonly limit: number;
  readonly offsets: ScrollOffsets;
  /** False while the drawer is prepared but not open. */
  readonly isShown: boolean;
  /** Asks for confirmation before a line is removed. */
  readonly confirmsRemoval: boolean;
}

/** The newest lines of the cart, and a link to the others. */
export function MiniCartLines(props: MiniCartLinesProps) {
  const { lines: all, limit, offsets, isShown, confirmsRemoval } = props;
  const t = useT();
  const { cartUrl, maxItemsVisible, priceFormat } = useTillSelector(selectShop);
  const { remove, prompt } = useRemoval(confirmsRemoval);
  const { lines, offer, placeIn } = useOffer(all);
  const home = useFocusFallback<HTMLUListElement>(lines.length, offer !== null);
  const listed = Math.min(lines.length, limit);
  const rendered = useRenderedLines(listed, maxItemsVisible + 1, isShown);
  useLinesHeight(home, { count: listed, visible: maxItemsVisible, offsets, isShown });
  const shown = lines.slice(0, rendered);
  const place = placeIn(shown);
  return (
    <div className="till-mini-cart__content">
      <ul
        className="till-mini-cart__lines"
        ref={home}
        tabIndex={-1}
        aria-label={t('Items in Cart')}
      >
        {shown.map((line, index) => (
          <Fragment key={line.itemId}>
            {index === place && <RemovedLine />}
            <MiniCartLine line={line} priceFormat={priceFormat} onRemove={remove} />
          </Fragment>
        ))}
        {place === shown.length && <RemovedLine />}
      </ul>
      {lines.length > limit && (
        <ButtonLink variant="quiet" block href={cartUrl}>
          {t('See all %1 items', [lines.length])}
        </ButtonLink>
      )}
      {prompt}
    </div>
  );
}
