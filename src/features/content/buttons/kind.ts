import type { PartKind } from '../parts/part.types';
import { enhanceButtons } from './enhance-buttons';

/** The page builder's groups of buttons. */
export const buttonsKind: PartKind = {
  tag: 'till-buttons',
  selector: '[data-content-type=buttons]',
  enhance: enhanceButtons,
};
