import { Compare } from '../../src/features/catalog/compare/Compare';
import { compareState } from '../../src/state/compare/compare-state';
import { define } from '../define';
import { compareMeta } from './till-compare.meta';

define(compareMeta, Compare, {
  needs: [compareState],
  sections: ['compare-products'],
  keepsChildren: true,
});
