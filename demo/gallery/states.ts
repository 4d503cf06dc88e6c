import type { ElementStates, GalleryState } from './states.types';
import { told, visitors } from './states/account';
import { cart } from './states/cart';
import { catalogue, gallery, pastButton, player, price, product } from './states/catalog';
import { checkout, offer } from './states/checkout';
import { drawn, unseen } from './states/content';
import { few } from './states/usual';

/** The states of each element. `tests/demo/gallery/states.test.ts` says what to add for a new one. */
export const elementStates: Readonly<Record<string, ElementStates>> = {
  'till-mini-cart': { page: 'plain', states: cart },
  'till-cart': { page: 'cart', states: cart },
  'till-checkout': { page: 'checkout', states: checkout },
  'till-coupon': { page: 'cart', states: cart },
  'till-shipping-estimate': { page: 'cart', states: cart },
  'till-login': { page: 'plain', states: visitors },
  'till-messages': { page: 'plain', states: told },
  'till-quantity': { page: 'plain', states: cart },
  'till-swatches': { page: 'plain', product: 'NB-DAY', states: product },
  'till-price': { page: 'plain', product: 'NB-DAY', states: price },
  'till-gallery': { page: 'plain', states: gallery },
  'till-media-player': { page: 'plain', states: player },
  'till-order-summary': { page: 'checkout', states: checkout },
  'till-registration': { page: 'plain', states: offer },
  'till-search': { page: 'plain', states: catalogue },
  'till-reviews': { page: 'plain', states: catalogue },
  'till-recently-viewed': { page: 'plain', states: catalogue },
  'till-breadcrumbs': { page: 'plain', states: catalogue },
  'till-bundle-options': { page: 'plain', product: 'BN-EVENING', states: product },
  'till-grouped-items': { page: 'plain', states: catalogue },
  'till-gift-card': { page: 'plain', states: catalogue },
  'till-download-links': { page: 'plain', states: catalogue },
  'till-add-to-cart': { page: 'plain', states: cart },
  'till-see-more': { page: 'plain', states: catalogue },
  'till-slider': { page: 'plain', states: catalogue },
  'till-product-bar': { page: 'plain', product: 'NB-DAY', states: pastButton },
  'till-private-blocks': { page: 'plain', states: unseen },
  'till-html-content': { page: 'plain', states: drawn },
};

/** The states of a tag; one that nobody has described yet is shown on a plain page with a small cart. */
export function statesOf(tag: string): ElementStates {
  return elementStates[tag] ?? { page: 'plain', states: [few] };
}

/** The state of this id, or the first one. */
export function stateOf(tag: string, id: string): GalleryState {
  const { states } = statesOf(tag);
  return states.find((state) => state.id === id) ?? states[0] ?? few;
}
