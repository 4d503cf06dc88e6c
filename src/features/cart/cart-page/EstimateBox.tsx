import { useState } from 'react';
import { savedPlace } from '../../../state/estimate/saved-place';
import type { TillStore } from '../../../state/shared/store.types';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { useT } from '../../../ui/i18n';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Notice } from '../../../ui/Notice/Notice';
import { useLazyView } from '../../shared/late/useLazyView';

const loadEstimate = async (store: TillStore) => {
  const { ShippingEstimate, startEstimate } = await import('../shipping-estimate/ShippingEstimate');
  startEstimate(store);
  return ShippingEstimate;
};

/** "Estimate Shipping and Tax", collapsed until an address is known; its code is loaded when it is expanded (EST). */
export function EstimateBox() {
  const t = useT();
  const [isKept] = useState(() => savedPlace() !== null);
  const [wasOpened, setOpened] = useState(isKept);
  const { View: Estimate, hasFailed } = useLazyView(wasOpened, loadEstimate);
  return (
    <Disclosure
      icon="truck"
      summary={t('Estimate Shipping and Tax')}
      startsOpen={isKept}
      onOpen={() => {
        setOpened(true);
      }}
    >
      {hasFailed && (
        <Notice tone="error">
          {t('Something went wrong with your request. Please try again later.')}
        </Notice>
      )}
      {Estimate === null ? !hasFailed && <Skeleton shape="control" /> : <Estimate />}
    </Disclosure>
  );
}
