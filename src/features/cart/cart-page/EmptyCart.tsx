import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { EmptyMessage } from '../empty/EmptyMessage';
import { RemovedFromEmpty } from '../lines/RemovedLine';
import { ViewedProducts } from './ViewedProducts';

/** An empty cart, with a link back to the shop. */
export function EmptyCart({ continueUrl }: { continueUrl: string | undefined }) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  return (
    <div className="till-cart__empty">
      <RemovedFromEmpty />
      <EmptyMessage>
        <ButtonLink variant="primary" href={continueUrl ?? shop.baseUrl}>
          {t('Continue Shopping')}
        </ButtonLink>
      </EmptyMessage>
      <Region name="empty" />
      <ViewedProducts />
    </div>
  );
}
