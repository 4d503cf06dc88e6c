import { createUid } from '../../../ui/element-context';
import type { PartKind } from '../parts/part.types';
import { enhanceTabs } from './enhance-tabs';

/** The page builder's tabs. */
export const tabsKind: PartKind = {
  tag: 'till-tabs',
  selector: '[data-content-type=tabs]',
  enhance: (part) => enhanceTabs(part, createUid('till-tab')),
};
