import type { PickupLocation } from '../../domain/pickup-location';
import { findCountry } from '../../domain/regions';
import type { ShippingContext } from '../../state/extensions/shipping-method.types';
import { Button } from '../../ui/Button/Button';
import { useUid } from '../../ui/element-context';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { RadioCard, RadioList } from '../../ui/RadioList/RadioList';
import type { Locations } from './useLocations';

interface LocationListProps {
  readonly locations: Locations;
  readonly chosen: PickupLocation | null;
  readonly context: ShippingContext;
  readonly onChoose: (location: PickupLocation) => void;
  readonly onRetry: () => void;
}

/** The stores that were found. The chosen one stays in the list, also when another place is searched. */
export function LocationList({
  locations: { status, list, place },
  chosen,
  context,
  onChoose,
  onRetry,
}: LocationListProps) {
  const t = useT();
  const name = useUid('till-pickup');
  const isListed = chosen === null || list.some(({ code }) => code === chosen.code);
  const shown = isListed ? list : [chosen, ...list];
  return (
    <>
      <div role="status" className="till-pickup__status">
        {status === 'ready' && list.length > 0 && t('Stores: %1', [list.length])}
        {status === 'ready' &&
          list.length === 0 &&
          t(
            place === ''
              ? 'No store has all items of this order in stock.'
              : 'We were unable to find nearby locations for provided search query.',
          )}
      </div>
      {status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={onRetry}>
              {t('Try Again')}
            </Button>
          }
        >
          {t('Something went wrong with your request. Please try again later.')}
        </Notice>
      )}
      {shown.length > 0 && (
        <div className="till-pickup__list">
          <RadioList legend={t('Select Store')} busy={status === 'loading'}>
            {shown.map((location) => (
              <RadioCard
                key={location.code}
                name={name}
                value={location.code}
                checked={location.code === chosen?.code}
                onChoose={() => {
                  onChoose(location);
                }}
                label={location.name}
                detail={<Details location={location} context={context} />}
              />
            ))}
          </RadioList>
        </div>
      )}
    </>
  );
}

function Details({
  location: { street, city, region, postcode, countryId, phone, description },
  context,
}: {
  readonly location: PickupLocation;
  readonly context: ShippingContext;
}) {
  const country = findCountry(context.directory, countryId)?.name ?? countryId;
  const lines = [
    street,
    [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
    phone,
    description,
  ].filter((line) => line !== '');
  return lines.map((line, index) => (
    <bdi className="till-pickup__line" key={index}>
      {line}
    </bdi>
  ));
}
