import { RecentlyViewed } from '../../src/features/catalog/recently-viewed/RecentlyViewed';
import { recentlyViewedState } from '../../src/state/recently-viewed/recently-viewed-state';
import { define } from '../define';
import { readAccountList } from './read-account-list';
import { recentlyViewedMeta } from './till-recently-viewed.meta';

define(recentlyViewedMeta, RecentlyViewed, { needs: [recentlyViewedState], read: readAccountList });
