import { bannerKind } from '../../src/features/content/banner/kinds';
import { defineParts } from './define-parts';
import { bannerMeta } from './till-banner.meta';

defineParts(bannerMeta, [bannerKind]);
