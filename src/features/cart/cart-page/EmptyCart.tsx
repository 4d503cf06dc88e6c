import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { RemovedFromEmpty } from '../lines/RemovedLine';
import { ViewedLinks } from './ViewedLinks';

/** An empty cart that invites back into the shop. */
export function EmptyCart({ continueUrl }: { continueUrl: string | undefined }) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  return (
    <div className="till-cart__empty">
      <RemovedFromEmpty />
      <span className="till-cart__empty-icon">
        <BagIcon size="l" />
      </span>
      <p className="till-cart__empty-text">{t('You have no items in your shopping cart.')}</p>
      <ButtonLink variant="primary" href={continueUrl ?? shop.baseUrl}>
        {t('Continue Shopping')}
      </ButtonLink>
      <ViewedLinks />
    </div>
  );
}
