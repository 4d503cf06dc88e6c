import { RecentlyViewed } from '../../src/features/catalog/recently-viewed/RecentlyViewed';
import { recentState } from '../../src/state/recent/recent-state';
import { define } from '../define';
import { readAccountList } from './read-account-list';
import { recentlyViewedMeta } from './till-recently-viewed.meta';

define(recentlyViewedMeta, RecentlyViewed, { needs: [recentState], read: readAccountList });
