import { useMemo, useRef, useState } from 'react';
import type { PayLaterLocation } from '../../../state/extensions/pay-later-provider.types';
import { selectPayLaterPlaces } from '../../../state/pay-later/pay-later-slice';
import { payLaterAt } from '../../../state/pay-later/pay-later-state';
import { useTillSelector, useTillStore } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import css from './PayLater.css';
import { wasMissing } from './missing-note';
import { useIsNear } from './useIsNear';

adoptStyles(css);

interface PayLaterProps {
  /** Which price the message is about. */
  readonly location?: string | undefined;
  /** On product pages; by default the product around the element. */
  readonly productId?: string | undefined;
}

const isLocation = (text: string): text is PayLaterLocation =>
  text === 'product' || text === 'cart';

/** A provider's message about paying later (SMART-02). Renders nothing, and loads nothing, where no provider has one. */
export function PayLater({ location = 'product', productId }: PayLaterProps) {
  const places = useTillSelector(selectPayLaterPlaces);
  if (!isLocation(location) || !places.includes(location)) return null;
  return <Place key={location} location={location} productId={productId} />;
}

const loadOfProduct = async (store: TillStore) => {
  const { ProductMessage, startProduct } = await import('./ProductMessage');
  startProduct(store);
  return ProductMessage;
};

const loadOfCart = async (store: TillStore) => {
  const { CartMessage, startCart } = await import('./CartMessage');
  startCart(store);
  return CartMessage;
};

interface PlaceProps {
  readonly location: PayLaterLocation;
  readonly productId: string | undefined;
}

/** The room of the message, which comes once it is near the window. */
function Place({ location, productId }: PlaceProps) {
  const store = useTillStore();
  const show = useMemo(() => payLaterAt(store, location), [store, location]);
  const isOfCart = location === 'cart';
  const place = useRef<HTMLDivElement>(null);
  const [isBare] = useState(() => wasMissing(location));
  const isNear = useIsNear(place);
  const { View: OfProduct } = useLazyView(isNear && !isOfCart, loadOfProduct);
  const { View: OfCart } = useLazyView(isNear && isOfCart, loadOfCart);
  return (
    <div ref={place} className={`till-pay-later${isBare ? ' till-pay-later--bare' : ''}`}>
      {OfProduct !== null && <OfProduct show={show} productId={productId} />}
      {OfCart !== null && <OfCart show={show} />}
    </div>
  );
}
