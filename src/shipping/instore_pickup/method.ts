import type { ComponentType } from 'react';
import { t } from '../../platform/i18n/i18n';
import type {
  ShippingFormDefinition,
  ShippingHandle,
} from '../../state/extensions/shipping-method.types';
import { Pickup } from './Pickup';
import { storedLocation } from './stored-location';

/** The platform's own pickup in a shop: the order goes to the shop's address, marked with the shop's code. */
export const storePickup: ShippingFormDefinition<
  ComponentType<{ readonly handle: ShippingHandle }>
> = {
  Form: Pickup,
  check: ({ fields }) => {
    const location = storedLocation(fields.location);
    if (location === null) {
      return { status: 'incomplete', message: t('Please select a store.'), field: 'location' };
    }
    return {
      status: 'ready',
      // The name is that of the platform's own checkout.
      address: {
        ...location,
        firstname: location.name,
        lastname: 'Store',
        street: [location.street],
        telephone: location.phone,
      },
      addressExtensionAttributes: { pickup_location_code: location.code },
    };
  },
};
