import { useTillSelector } from '../../../state/shared/hooks';
import { selectShop } from '../../../state/config/config-slice';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { EmptyMessage } from '../empty/EmptyMessage';
import { LoadFailure } from '../LoadFailure';
import { CartAnnouncer } from '../lines/CartAnnouncer';
import { RemovedFromEmpty } from '../lines/RemovedLine';
import type { CartView } from '../useCart';
import { MiniCartLines } from './MiniCartLines';
import { MiniCartSkeleton } from './MiniCartSkeleton';
import type { ScrollOffsets } from './useLinesHeight';

interface MiniCartContentProps {
  readonly view: CartView;
  readonly maxItems: number | undefined;
  readonly offsets: ScrollOffsets;
  /** False while the drawer is prepared but not open. */
  readonly isShown: boolean;
  readonly confirmsRemoval: boolean;
  readonly onClose: () => void;
}

/** The content of the drawer: the lines, or why there are none. */
export function MiniCartContent(props: MiniCartContentProps) {
  const { view, maxItems, offsets, isShown, confirmsRemoval, onClose } = props;
  const t = useT();
  const shop = useTillSelector(selectShop);
  if (view.status === 'loading') return <MiniCartSkeleton />;
  if (view.status === 'failed') return <LoadFailure />;
  const { cart } = view;
  return (
    <>
      <CartAnnouncer cart={cart} />
      {cart.lines.length === 0 ? (
        <div className="till-mini-cart__empty">
          <RemovedFromEmpty />
          <EmptyMessage>
            <Button variant="primary" onClick={onClose}>
              {t('Continue Shopping')}
            </Button>
          </EmptyMessage>
          <Region name="empty" />
        </div>
      ) : (
        <>
          <Region name="before-items" />
          <MiniCartLines
            lines={cart.lines}
            limit={maxItems ?? shop.maxItemsToDisplay}
            offsets={offsets}
            isShown={isShown}
            confirmsRemoval={confirmsRemoval}
          />
        </>
      )}
    </>
  );
}
