import { WishlistButton } from '../../src/features/catalog/wishlist-button/WishlistButton';
import { wishlistState } from '../../src/state/wishlist/wishlist-state';
import { define } from '../define';
import { wishlistButtonMeta } from './till-wishlist-button.meta';

define(wishlistButtonMeta, WishlistButton, {
  needs: [wishlistState],
  sections: ['customer'],
  keepsChildren: true,
});
