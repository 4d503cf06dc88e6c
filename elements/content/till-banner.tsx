import { bannerKind } from '../../src/features/content/banner/Banner';
import { defineParts } from './define-parts';
import { bannerMeta } from './till-banner.meta';

defineParts(bannerMeta, [bannerKind]);
