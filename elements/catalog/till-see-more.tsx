import { SeeMore } from '../../src/features/catalog/see-more/SeeMore';
import { define } from '../define';
import { seeMoreMeta } from './till-see-more.meta';

define(seeMoreMeta, SeeMore, { keepsChildren: true });
