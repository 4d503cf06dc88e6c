import type { CartLine } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { useFocusHome } from '../lines/useFocusHome';
import { useRemoval } from '../lines/useRemoval';
import { MiniCartLine } from './MiniCartLine';

interface MiniCartLinesProps {
  readonly lines: readonly CartLine[];
  /** Lines drawn at most (MINI-01). */
  readonly limit: number;
}

/** The newest lines of the cart, and the way to the rest. */
export function MiniCartLines({ lines, limit }: MiniCartLinesProps) {
  const t = useT();
  const { cartUrl } = useTillSelector(selectShop);
  const { ask, prompt } = useRemoval();
  const home = useFocusHome<HTMLUListElement>(lines.length);
  return (
    <>
      <ul
        className="till-mini-cart__lines"
        ref={home}
        tabIndex={-1}
        aria-label={t('Items in Cart')}
      >
        {lines.slice(0, limit).map((line) => (
          <MiniCartLine key={line.itemId} line={line} onRemove={ask} />
        ))}
      </ul>
      {lines.length > limit && (
        <ButtonLink variant="quiet" block href={cartUrl}>
          {t('See all %1 items', [lines.length])}
        </ButtonLink>
      )}
      {prompt}
    </>
  );
}
