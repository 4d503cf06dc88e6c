import { accountFormMeta } from './account/till-account-form.meta';
import { addressBookMeta } from './account/till-address-book.meta';
import { addressFormMeta } from './account/till-address-form.meta';
import { loginMeta } from './account/till-login.meta';
import { logoutRedirectMeta } from './account/till-logout-redirect.meta';
import { messagesMeta } from './account/till-messages.meta';
import { orderLookupMeta } from './account/till-order-lookup.meta';
import { passwordMeta } from './account/till-password.meta';
import { recaptchaMeta } from './account/till-recaptcha.meta';
import { savedCardsMeta } from './account/till-saved-cards.meta';
import { cartMeta } from './cart/till-cart.meta';
import { couponMeta } from './cart/till-coupon.meta';
import { giftMessageMeta } from './cart/till-gift-message.meta';
import { miniCartMeta } from './cart/till-mini-cart.meta';
import { quantityMeta } from './cart/till-quantity.meta';
import { shippingEstimateMeta } from './cart/till-shipping-estimate.meta';
import { addToCartMeta } from './catalog/till-add-to-cart.meta';
import { breadcrumbsMeta } from './catalog/till-breadcrumbs.meta';
import { bundleOptionsMeta } from './catalog/till-bundle-options.meta';
import { downloadLinksMeta } from './catalog/till-download-links.meta';
import { galleryMeta } from './catalog/till-gallery.meta';
import { giftCardMeta } from './catalog/till-gift-card.meta';
import { groupedItemsMeta } from './catalog/till-grouped-items.meta';
import { instantPurchaseMeta } from './catalog/till-instant-purchase.meta';
import { mediaPlayerMeta } from './catalog/till-media-player.meta';
import { priceMeta } from './catalog/till-price.meta';
import { productBarMeta } from './catalog/till-product-bar.meta';
import { recentlyViewedMeta } from './catalog/till-recently-viewed.meta';
import { reviewsMeta } from './catalog/till-reviews.meta';
import { searchMeta } from './catalog/till-search.meta';
import { seeMoreMeta } from './catalog/till-see-more.meta';
import { sliderMeta } from './catalog/till-slider.meta';
import { swatchesMeta } from './catalog/till-swatches.meta';
import { balanceMeta } from './checkout/till-balance.meta';
import { cardFieldsMeta } from './checkout/till-card-fields.meta';
import { checkoutMeta } from './checkout/till-checkout.meta';
import { multiCheckoutMeta } from './checkout/till-multi-checkout.meta';
import { orderSummaryMeta } from './checkout/till-order-summary.meta';
import { registrationMeta } from './checkout/till-registration.meta';
import { subscriptionReviewMeta } from './checkout/till-subscription-review.meta';
import { walletsMeta } from './checkout/till-wallets.meta';
import { htmlContentMeta } from './content/till-html-content.meta';
import { privateBlocksMeta } from './content/till-private-blocks.meta';
import type { ElementMeta } from './element-meta';
import { newsletterMeta } from './content/till-newsletter.meta';
import { counterMeta } from './content/till-counter.meta';
import { mapMeta } from './content/till-map.meta';
import { rowMeta } from './content/till-row.meta';
import { tabsMeta } from './content/till-tabs.meta';
import { bannerMeta } from './content/till-banner.meta';
import { carouselMeta } from './content/till-carousel.meta';
import { buttonsMeta } from './content/till-buttons.meta';
import { contentMeta } from './content/till-content.meta';
import { toolbarMeta } from './catalog/till-toolbar.meta';
import { filtersMeta } from './catalog/till-filters.meta';
import { productListMeta } from './catalog/till-product-list.meta';
import { wishlistButtonMeta } from './catalog/till-wishlist-button.meta';
import { wishlistMeta } from './account/till-wishlist.meta';
import { compareMeta } from './catalog/till-compare.meta';
import { compareButtonMeta } from './catalog/till-compare-button.meta';
import { walletReviewMeta } from './checkout/till-wallet-review.meta';
import { taxCertificatesMeta } from './account/till-tax-certificates.meta';
import { welcomeMeta } from './account/till-welcome.meta';
import { addCardMeta } from './account/till-add-card.meta';
import { cartDrawerMeta } from './cart/till-cart-drawer.meta';
import { payLaterMeta } from './catalog/till-pay-later.meta';

/** Every element, in the order of the reference page. */
export const allMetas: readonly ElementMeta[] = [
  miniCartMeta,
  cartMeta,
  couponMeta,
  shippingEstimateMeta,
  quantityMeta,
  giftMessageMeta,
  checkoutMeta,
  orderSummaryMeta,
  balanceMeta,
  subscriptionReviewMeta,
  registrationMeta,
  multiCheckoutMeta,
  cardFieldsMeta,
  walletsMeta,
  swatchesMeta,
  priceMeta,
  galleryMeta,
  addToCartMeta,
  instantPurchaseMeta,
  bundleOptionsMeta,
  groupedItemsMeta,
  giftCardMeta,
  downloadLinksMeta,
  searchMeta,
  productListMeta,
  toolbarMeta,
  filtersMeta,
  reviewsMeta,
  recentlyViewedMeta,
  breadcrumbsMeta,
  mediaPlayerMeta,
  productBarMeta,
  sliderMeta,
  seeMoreMeta,
  loginMeta,
  messagesMeta,
  recaptchaMeta,
  savedCardsMeta,
  accountFormMeta,
  passwordMeta,
  addressBookMeta,
  addressFormMeta,
  orderLookupMeta,
  logoutRedirectMeta,
  privateBlocksMeta,
  htmlContentMeta,
  newsletterMeta,
  counterMeta,
  mapMeta,
  rowMeta,
  tabsMeta,
  bannerMeta,
  carouselMeta,
  buttonsMeta,
  contentMeta,
  wishlistButtonMeta,
  wishlistMeta,
  compareButtonMeta,
  compareMeta,
  walletReviewMeta,
  taxCertificatesMeta,
  welcomeMeta,
  addCardMeta,
  cartDrawerMeta,
  payLaterMeta,
];
