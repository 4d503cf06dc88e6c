import type { ReplacedWidgets } from '../../src/platform/page/idle-widgets';

/**
 * The stock widgets of Luma that each element replaces, by the names in their init scripts and attributes. A widget that does
 * anything else on some page is not in it: the review links of a product page open its tab, for example.
 */
export const replacedWidgets: ReplacedWidgets = {
  'till-add-to-cart': [
    'Magento_Catalog/js/validate-product',
    'Magento_ConfigurableProduct/js/catalog-add-to-cart',
    'catalogAddToCart',
  ],
  'till-bundle-options': ['priceBundle', 'productSummary', 'slide'],
  'till-counter': ['Magento_Catalog/js/product/remaining-characters'],
  'till-download-links': ['downloadable'],
  'till-filters': ['accordion', 'collapsible'],
  'till-gallery': ['Magento_ProductVideo/js/fotorama-add-video-events', 'mage/gallery/gallery'],
  'till-newsletter': ['mage/trim-input', 'newsletterSignUp', 'validation'],
  'till-price': ['priceBox', 'priceOptions'],
  'till-product-list': ['Magento_Swatches/js/catalog-add-to-cart', 'catalogAddToCart'],
  'till-reviews': [
    'Magento_Review/js/error-placement',
    'Magento_Review/js/submit-review',
    'Magento_Review/js/validate-review',
  ],
  'till-search': ['quickSearch'],
  'till-swatches': [
    'Magento_Swatches/js/catalog-add-to-cart',
    'Magento_Swatches/js/swatch-renderer',
    'configurable',
  ],
  'till-toolbar': ['productListToolbarForm'],
  'till-wishlist-button': ['addToWishlist'],
};
