import { carouselKind } from '../../src/features/content/slides/kinds';
import { defineParts } from './define-parts';
import { carouselMeta } from './till-carousel.meta';

defineParts(carouselMeta, [carouselKind]);
