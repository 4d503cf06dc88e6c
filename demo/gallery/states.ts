import type { ElementStates, GalleryState } from './states.types';
import { addCardInit } from '../shop/page-config/paypal-config';
import {
  addCard,
  addresses,
  certificates,
  messages,
  savedCards,
  serverRendered,
  visitors,
} from './states/account';
import { atOnce, buying, comparing, counting, wishing } from './states/buying';
import { cart, coupon } from './states/cart';
import { asking, checkout, later, offer, review, wallets } from './states/checkout';
import { aroundField, aroundForm, drawn, parts, unseen } from './states/content';
import { credits, gifts } from './states/gifts';
import { filters, list, search, toolbar } from './states/listing';
import { gallery, player } from './states/media';
import { price } from './states/price';
import { greetings, wishes } from './states/private-data';
import { fieldsOf, pastButton, reviews, text, trail, variants } from './states/product';
import { neighbours, viewed } from './states/related';
import { few } from './states/usual';

/** The states of each element; `tests/demo/gallery/states.test.ts` explains how to add one. */
export const elementStates: Readonly<Record<string, ElementStates>> = {
  'till-mini-cart': { page: 'plain', states: cart },
  'till-cart': { page: 'cart', states: cart },
  'till-checkout': { page: 'checkout', states: checkout },
  'till-coupon': { page: 'cart', states: coupon },
  'till-gift-message': { page: 'cart', states: gifts },
  'till-balance': { page: 'cart', states: credits },
  'till-shipping-estimate': { page: 'cart', states: cart },
  'till-login': { page: 'plain', states: visitors },
  'till-messages': { page: 'plain', states: messages },
  'till-account-form': { page: 'plain', states: serverRendered },
  'till-address-form': { page: 'plain', states: serverRendered },
  'till-order-lookup': { page: 'plain', states: serverRendered },
  'till-logout-redirect': { page: 'plain', states: serverRendered },
  'till-multi-checkout': { page: 'plain', states: serverRendered },
  'till-wallet-review': { page: 'plain', states: serverRendered },
  'till-recaptcha': { page: 'plain', states: serverRendered },
  'till-password': { page: 'plain', states: serverRendered },
  'till-address-book': { page: 'plain', states: addresses },
  'till-saved-cards': { page: 'plain', states: savedCards },
  'till-quantity': { page: 'plain', states: counting },
  'till-swatches': { page: 'plain', product: 'NB-DAY', drawn: true, states: variants },
  'till-price': { page: 'plain', product: 'BK-SALT', drawn: true, states: price },
  'till-gallery': { page: 'plain', states: gallery },
  'till-media-player': { page: 'plain', states: player },
  'till-order-summary': { page: 'checkout', states: checkout },
  'till-wallets': { page: 'cart', states: wallets },
  'till-pay-later': { page: 'cart', states: later },
  'till-subscription-review': { page: 'checkout', states: review },
  'till-registration': { page: 'plain', states: offer },
  'till-card-fields': { page: 'plain', states: asking },
  'till-search': { page: 'plain', states: search },
  'till-product-list': { page: 'plain', department: 'stationery', drawn: true, states: list },
  'till-toolbar': { page: 'plain', department: 'fiction', drawn: true, states: toolbar },
  'till-filters': { page: 'plain', department: 'stationery', drawn: true, states: filters },
  'till-reviews': { page: 'plain', product: 'BK-SALT', drawn: true, states: reviews },
  'till-recently-viewed': { page: 'plain', product: 'NB-DAY', states: viewed },
  'till-breadcrumbs': { page: 'plain', product: 'NB-DAY', drawn: true, states: trail },
  'till-bundle-options': {
    page: 'plain',
    product: 'BN-EVENING',
    drawn: true,
    states: fieldsOf('A bundle of four parts, some of them required.'),
  },
  'till-grouped-items': {
    page: 'plain',
    product: 'GR-NORTH',
    drawn: true,
    states: fieldsOf('Three products that are bought together, each with a quantity.'),
  },
  'till-gift-card': {
    page: 'plain',
    product: 'GC-LETTER',
    drawn: true,
    states: fieldsOf('Choose an amount and write a name: the card previews the gift.'),
  },
  'till-download-links': {
    page: 'plain',
    product: 'EB-MOSS',
    drawn: true,
    states: fieldsOf('A book in parts that are bought one by one, or all at once.'),
  },
  'till-add-to-cart': { page: 'plain', product: 'BK-SALT', drawn: true, states: buying },
  'till-instant-purchase': { page: 'plain', product: 'BK-SALT', drawn: true, states: atOnce },
  'till-see-more': { page: 'plain', product: 'BK-WINTER', drawn: true, states: text },
  'till-slider': { page: 'plain', product: 'NB-DAY', drawn: true, states: neighbours },
  'till-product-bar': { page: 'plain', product: 'NB-DAY', states: pastButton },
  'till-private-blocks': { page: 'plain', states: unseen },
  'till-html-content': { page: 'plain', states: drawn },
  'till-newsletter': { page: 'plain', states: aroundForm },
  'till-counter': { page: 'plain', states: aroundField },
  'till-tabs': { page: 'plain', states: parts },
  'till-map': { page: 'plain', states: parts },
  'till-row': { page: 'plain', states: parts },
  'till-banner': { page: 'plain', states: parts },
  'till-buttons': { page: 'plain', states: parts },
  'till-carousel': { page: 'plain', states: parts },
  'till-content': { page: 'plain', states: parts },
  'till-wishlist-button': { page: 'plain', product: 'BK-SALT', drawn: true, states: wishing },
  'till-compare-button': { page: 'plain', product: 'BK-SALT', drawn: true, states: comparing },
  'till-compare': { page: 'plain', states: aroundForm },
  'till-wishlist': { page: 'plain', states: wishes },
  'till-tax-certificates': { page: 'plain', states: certificates },
  'till-welcome': { page: 'plain', states: greetings },
  'till-add-card': { page: 'plain', init: addCardInit, states: addCard },
  'till-cart-drawer': { page: 'plain', states: cart },
};

/** The states of a tag; without any it is shown on a plain page with a small cart. */
export function statesOf(tag: string): ElementStates {
  return elementStates[tag] ?? { page: 'plain', states: [few] };
}

/** The state with this id, or the first one. */
export function stateOf(tag: string, id: string): GalleryState {
  const { states } = statesOf(tag);
  return states.find((state) => state.id === id) ?? states[0] ?? few;
}
