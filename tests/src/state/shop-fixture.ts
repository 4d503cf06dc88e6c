import type { SectionSettings } from '../../../src/domain/sections/section-settings.types';
import { defaultSectionSettings } from '../../../src/domain/sections/default-settings';
import type { ShopConfig } from '../../../src/domain/quote.types';

/** A shop as its pages describe it. */
export const shop: ShopConfig = {
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  websiteId: '1',
  storeId: '1',
  locale: 'en-US',
  cartUrl: 'https://shop.example/checkout/cart/',
  checkoutUrl: 'https://shop.example/checkout/',
  updateItemQtyUrl: 'https://shop.example/checkout/sidebar/updateItemQty/',
  removeItemUrl: 'https://shop.example/checkout/sidebar/removeItem/',
  loginUrl: 'https://shop.example/customer/account/login/',
  isLoginRedirectRequired: false,
  maxItemsToDisplay: 10,
  maxItemsVisible: 3,
  priceFormat: {
    pattern: '$%s',
    precision: 2,
    requiredPrecision: 2,
    decimalSymbol: '.',
    groupSymbol: ',',
    groupLength: 3,
    integerRequired: false,
  },
};

/** Its private-data cache, with every section the specification names (SECT-06). */
export const sectionSettings: SectionSettings = {
  ...defaultSectionSettings(shop),
  names: [
    'customer',
    'cart',
    'messages',
    'wishlist',
    'review',
    'captcha',
    'last-ordered-items',
    'instant-purchase',
    'payments',
  ],
};
