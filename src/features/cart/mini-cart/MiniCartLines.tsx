import type { CartLine } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { useDrawnLines } from '../lines/useDrawnLines';
import { useFocusHome } from '../lines/useFocusHome';
import { useRemoval } from '../lines/useRemoval';
import { MiniCartLine } from './MiniCartLine';
import { useLinesHeight, type ScrollOffsets } from './useLinesHeight';

interface MiniCartLinesProps {
  readonly lines: readonly CartLine[];
  /** Lines drawn at most (MINI-01). */
  readonly limit: number;
  readonly offsets: ScrollOffsets;
}

/** The newest lines of the cart, and the way to the rest. */
export function MiniCartLines({ lines, limit, offsets }: MiniCartLinesProps) {
  const t = useT();
  const { cartUrl, maxItemsVisible } = useTillSelector(selectShop);
  const { ask, prompt } = useRemoval();
  const home = useFocusHome<HTMLUListElement>(lines.length);
  const listed = Math.min(lines.length, limit);
  const drawn = useDrawnLines(listed, maxItemsVisible + 1);
  useLinesHeight(home, { count: listed, visible: maxItemsVisible, offsets });
  return (
    <div className="till-mini-cart__content">
      <ul
        className="till-mini-cart__lines"
        ref={home}
        tabIndex={-1}
        aria-label={t('Items in Cart')}
      >
        {lines.slice(0, drawn).map((line) => (
          <MiniCartLine key={line.itemId} line={line} onRemove={ask} />
        ))}
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
