import { useEffect, useRef, useState } from 'react';
import type { PickupLocation } from '../../domain/pickup-location';
import type { ShippingHandle } from '../../state/extensions/shipping-method.types';
import { Button } from '../../ui/Button/Button';
import { TextField } from '../../ui/TextField/TextField';
import { useT } from '../../ui/i18n';
import { adoptStyles } from '../../ui/styles/adopt';
import { useShippingContext } from '../shared/useShippingContext';
import { LocationList } from './LocationList';
import css from './Pickup.css';
import { storedLocation } from './stored-location';
import { useLocations } from './useLocations';

adoptStyles(css);

/**
 * The choice of a store to pick the order up in. Where the shopper's address is known the search begins there and the
 * nearest store is chosen, as in the platform's own checkout; a single store is chosen as well.
 */
export function Pickup({ handle }: { readonly handle: ShippingHandle }) {
  const t = useT();
  const context = useShippingContext(handle);
  const [place, setPlace] = useState('');
  const [locations, search] = useLocations(handle);
  const started = useRef(false);

  const choose = (location: PickupLocation) => {
    handle.setFields({ location: JSON.stringify(location) });
  };
  const begin = async () => {
    const { city = '', postcode = '' } = handle.context()?.address ?? {};
    const near = city !== '' && postcode !== '' ? await search(postcode) : [];
    const found = near?.length === 0 ? await search('') : near;
    if (found === null) return;
    const [first] = found;
    const isClear = found === near || found.length === 1;
    const isOpen = storedLocation(handle.context()?.fields.location) === null;
    if (first !== undefined && isClear && isOpen) choose(first);
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void begin();
  });

  if (context === null) return null;
  const find = () => void search(place.trim());
  return (
    <div className="till-pickup">
      <div className="till-pickup__search">
        <div className="till-pickup__place">
          <TextField
            label={t('Postcode or city')}
            name="till-pickup-place"
            value={place}
            onValueChange={setPlace}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              find();
            }}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button busy={locations.status === 'loading'} onClick={find}>
          {t('Search')}
        </Button>
      </div>
      <LocationList
        locations={locations}
        chosen={storedLocation(context.fields.location)}
        context={context}
        onChoose={choose}
        onRetry={() => void search(locations.place)}
      />
    </div>
  );
}
