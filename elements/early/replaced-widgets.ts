import type { ReplacedWidgets } from '../../src/platform/page/idle-widgets';

/** Till records viewed products itself (docs/decisions/0067-last-stock-blocks.md). */
const viewed = ['Magento_Catalog/js/product/view/provider', 'Magento_Catalog/js/storage-manager'];

/** The stock widgets of Luma that each element replaces, by the names in their init scripts and attributes. */
export const replacedWidgets: ReplacedWidgets = {
  'till-add-to-cart': [
    ...viewed,
    'catalogAddToCart',
    'Magento_Catalog/js/validate-product',
    'Magento_ConfigurableProduct/js/catalog-add-to-cart',
    'Magento_Swatches/js/catalog-add-to-cart',
  ],
  'till-bundle-options': ['priceBundle', 'productSummary', 'slide'],
  'till-compare': ['Magento_Catalog/js/view/compare-products'],
  'till-content': ['Magento_PageBuilder/js/widget-initializer'],
  'till-counter': ['Magento_Catalog/js/product/remaining-characters'],
  'till-download-links': ['downloadable'],
  'till-filters': ['accordion', 'collapsible'],
  'till-gallery': ['Magento_ProductVideo/js/fotorama-add-video-events', 'mage/gallery/gallery'],
  'till-instant-purchase': ['Magento_InstantPurchase/js/view/instant-purchase'],
  'till-newsletter': ['mage/trim-input', 'newsletterSignUp', 'validation'],
  'till-price': ['priceBox', 'priceOptionFile', 'priceOptions'],
  'till-product-list': [...viewed, 'catalogAddToCart'],
  'till-reviews': [
    'Magento_Review/js/error-placement',
    'Magento_Review/js/process-reviews',
    'Magento_Review/js/submit-review',
    'Magento_Review/js/validate-review',
    'Magento_Review/js/view/review',
  ],
  'till-search': ['quickSearch'],
  'till-swatches': ['Magento_Swatches/js/swatch-renderer', 'configurable'],
  'till-toolbar': ['productListToolbarForm'],
  'till-welcome': ['Magento_Customer/js/view/customer'],
  'till-wishlist': ['Magento_Wishlist/js/view/wishlist'],
  'till-wishlist-button': ['addToWishlist'],
};
