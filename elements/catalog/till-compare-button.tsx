import { CompareButton } from '../../src/features/catalog/compare-button/CompareButton';
import { compareState } from '../../src/state/compare/compare-state';
import { define } from '../define';
import { compareButtonMeta } from './till-compare-button.meta';

define(compareButtonMeta, CompareButton, {
  needs: [compareState],
  sections: ['compare-products'],
  keepsChildren: true,
});
