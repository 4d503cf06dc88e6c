import { countries } from '../data/countries';
import { translate } from '../domain/language/translate';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { certificateConfig, certificatesOf } from '../domain/tax/certificates';
import { DEFAULT_LOCATION } from '../domain/totals/tax';
import { addressFields, locationFields } from './address-fields';
import { checkoutRecaptchas } from './recaptcha-config';

type Init = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const APP = 'Magento_Ui/js/core/app';

/** A country has either a required region or a visible one, never both (`config-shapes.md` §1.3). */
function countryOptions(): readonly object[] {
  return countries.map(({ id, name, regionRequired, postcodeOptional }) => ({
    value: id,
    label: name,
    ...(id === DEFAULT_LOCATION.countryId ? { is_default: true } : {}),
    ...(regionRequired ? { is_region_required: true } : { is_region_visible: true }),
    ...(postcodeOptional ? { is_zipcode_optional: true } : {}),
  }));
}

function regionOptions(): readonly object[] {
  return countries.flatMap(({ id, regions }) =>
    regions.map((region) => ({
      value: String(region.id),
      title: region.name,
      country_id: id,
      label: region.name,
    })),
  );
}

const provider = () => ({
  component: 'uiComponent',
  dictionaries: {
    country_id: [{ value: '', label: ' ' }, ...countryOptions()],
    region_id: [
      { value: '', title: '', label: translate('Please select a region, state or province.') },
      ...regionOptions(),
    ],
  },
});

const children = (nodes: object): object => ({ children: nodes });

/** As in a recorded checkout with pickup; the radius in km. */
const storePickup = {
  component: 'Magento_InventoryInStorePickupFrontend/js/view/store-pickup',
  config: { nearbySearchRadius: 200 },
};

/** The `#checkout` init of the checkout page: both address forms, their dictionaries, and the protection of its forms. */
export function checkoutInit(shop: Shop, baseUrl: string): Init {
  const hasCertificates = certificatesOf(shop) !== null;
  const { order, coupon } = checkoutRecaptchas(shop);
  const shipping = children({
    shippingAddress: children({
      'shipping-address-fieldset': children(addressFields('shippingAddress')),
    }),
  });
  const billing = children({
    payment: children({
      afterMethods: children({
        'billing-address-form': children({
          'form-fields': children(addressFields('billingAddressshared')),
        }),
        ...(coupon && { discount: children({ checkout_sales_rule: coupon }) }),
      }),
      ...((order ?? hasCertificates) && {
        'payments-list': {
          ...(hasCertificates && { config: certificateConfig(baseUrl) }),
          ...(order &&
            children({ 'before-place-order': children({ 'place-order-recaptcha': order }) })),
        },
      }),
    }),
  });
  const steps = children({
    'shipping-step': shipping,
    'billing-step': billing,
    ...(currentSettings().pickup && { 'store-pickup': storePickup }),
  });
  return {
    '#checkout': {
      [APP]: { components: { checkout: children({ steps }), checkoutProvider: provider() } },
    },
  };
}

/** The `#block-summary` init of the cart page: the countries and fields of the estimate. */
export function cartInit(): Init {
  const estimate = children({
    'block-shipping': children({
      'address-fieldsets': children(locationFields('shippingAddress')),
    }),
  });
  return {
    '#block-summary': {
      [APP]: { components: { 'block-summary': estimate, checkoutProvider: provider() } },
    },
  };
}

/** Init entry of an empty cart page (`config-shapes.md` §5). */
export const emptyCartInit = (): Init => ({ '*': { 'Magento_Checkout/js/empty-cart': {} } });
