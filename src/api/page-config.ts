/** What the page prints, as the shop's configuration. */
export { parseCheckoutConfig } from './page-config/checkout';
export { parseCookieScope, parseSectionSettings } from './page-config/section-settings';
export { parseShopConfig } from './page-config/shop';
