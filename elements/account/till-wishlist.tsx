import { Wishlist } from '../../src/features/catalog/wishlist/Wishlist';
import { define } from '../define';
import { wishlistMeta } from './till-wishlist.meta';

define(wishlistMeta, Wishlist, {
  sections: ['wishlist', 'cart'],
  keepsChildren: true,
});
