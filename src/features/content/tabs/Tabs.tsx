import { useLayoutEffect } from 'react';
import { useUid } from '../../../ui/element-context';
import type { PartKind } from '../parts/part.types';
import { enhanceTabs } from './enhance-tabs';

function Tabs({ part }: { readonly part: HTMLElement }) {
  const uid = useUid('till-tab');
  useLayoutEffect(() => enhanceTabs(part, uid), [part, uid]);
  return null;
}

/** The page builder's tabs. */
export const tabsKind: PartKind = {
  tag: 'till-tabs',
  selector: '[data-content-type=tabs]',
  View: Tabs,
};
