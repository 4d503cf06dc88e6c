import { Wishlist } from '../../src/features/catalog/wishlist/Wishlist';
import { wishlistPageState } from '../../src/state/wishlist/list-state';
import { define } from '../define';
import { wishlistMeta } from './till-wishlist.meta';

define(wishlistMeta, Wishlist, {
  needs: [wishlistPageState],
  sections: ['wishlist', 'cart'],
  keepsChildren: true,
});
