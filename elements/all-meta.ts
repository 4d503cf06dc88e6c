import { breadcrumbsMeta } from './catalog/till-breadcrumbs.meta';
import { recentlyViewedMeta } from './catalog/till-recently-viewed.meta';
import { reviewsMeta } from './catalog/till-reviews.meta';
import { searchMeta } from './catalog/till-search.meta';
import { cartMeta } from './cart/till-cart.meta';
import { couponMeta } from './cart/till-coupon.meta';
import { miniCartMeta } from './cart/till-mini-cart.meta';
import { loginMeta } from './account/till-login.meta';
import { messagesMeta } from './account/till-messages.meta';
import { quantityMeta } from './cart/till-quantity.meta';
import { priceMeta } from './catalog/till-price.meta';
import { swatchesMeta } from './catalog/till-swatches.meta';
import { shippingEstimateMeta } from './cart/till-shipping-estimate.meta';
import { galleryMeta } from './catalog/till-gallery.meta';
import { mediaPlayerMeta } from './catalog/till-media-player.meta';
import { checkoutMeta } from './checkout/till-checkout.meta';
import { orderSummaryMeta } from './checkout/till-order-summary.meta';
import { registrationMeta } from './checkout/till-registration.meta';
import type { ElementMeta } from './element-meta';
import { bundleOptionsMeta } from './catalog/till-bundle-options.meta';
import { groupedItemsMeta } from './catalog/till-grouped-items.meta';
import { giftCardMeta } from './catalog/till-gift-card.meta';
import { downloadLinksMeta } from './catalog/till-download-links.meta';
import { addToCartMeta } from './catalog/till-add-to-cart.meta';
import { seeMoreMeta } from './catalog/till-see-more.meta';
import { sliderMeta } from './catalog/till-slider.meta';
import { productBarMeta } from './catalog/till-product-bar.meta';
import { privateBlocksMeta } from './content/till-private-blocks.meta';
import { htmlContentMeta } from './content/till-html-content.meta';

/** Every element, in the order of the reference page. */
export const allMetas: readonly ElementMeta[] = [
  miniCartMeta,
  loginMeta,
  messagesMeta,
  cartMeta,
  couponMeta,
  shippingEstimateMeta,
  quantityMeta,
  swatchesMeta,
  priceMeta,
  galleryMeta,
  mediaPlayerMeta,
  checkoutMeta,
  orderSummaryMeta,
  registrationMeta,
  searchMeta,
  reviewsMeta,
  recentlyViewedMeta,
  breadcrumbsMeta,
  addToCartMeta,
  downloadLinksMeta,
  giftCardMeta,
  groupedItemsMeta,
  bundleOptionsMeta,
  seeMoreMeta,
  sliderMeta,
  productBarMeta,
  privateBlocksMeta,
  htmlContentMeta,
];
