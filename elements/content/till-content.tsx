import { bannerKind, slideKind } from '../../src/features/content/banner/kinds';
import { buttonsKind } from '../../src/features/content/buttons/kind';
import { mapKind } from '../../src/features/content/map/kind';
import { rowKind } from '../../src/features/content/row/kind';
import { carouselKind, sliderKind } from '../../src/features/content/slides/kinds';
import { tabsKind } from '../../src/features/content/tabs/kind';
import { defineParts } from './define-parts';
import { contentMeta } from './till-content.meta';

defineParts(contentMeta, [
  tabsKind,
  bannerKind,
  buttonsKind,
  sliderKind,
  slideKind,
  carouselKind,
  rowKind,
  mapKind,
]);
