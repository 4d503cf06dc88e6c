import type { PartKind } from '../parts/part.types';
import { enhanceTabs } from './enhance-tabs';

/** The page builder's tabs. */
export const tabsKind: PartKind = {
  tag: 'till-tabs',
  selector: '[data-content-type=tabs]',
  enhance: (part, { nextId }) => enhanceTabs(part, nextId()),
};
