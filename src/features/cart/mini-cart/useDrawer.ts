import { useCallback, useEffect, useState } from 'react';
import { navigate } from '../../../platform/navigate';
import { whenIdle } from '../../../platform/page/when-idle';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector, useTillStore } from '../../../state/shared/hooks';
import type { MiniCartDrawer } from './MiniCartDrawer';

type DrawerView = typeof MiniCartDrawer;

const ignore = (): void => undefined;

interface DrawerCode {
  /** Null until it has loaded. */
  readonly Drawer: DrawerView | null;
  /** The shopper is about to open it. */
  readonly fetchDrawer: () => void;
}

/**
 * The drawer's code: loaded in an idle period after the icon has rendered, when the shopper points at the icon, or at
 * the latest when it is opened. If loading fails then, the cart page opens instead.
 */
export function useDrawer(isOpen: boolean): DrawerCode {
  const store = useTillStore();
  const { cartUrl } = useTillSelector(selectShop);
  const [Drawer, setDrawer] = useState<DrawerView | null>(null);
  const load = useCallback(async () => {
    const { MiniCartDrawer: view, startDrawer } = await import('./MiniCartDrawer');
    startDrawer(store);
    return () => view;
  }, [store]);
  const fetchDrawer = useCallback(() => {
    load().then(setDrawer).catch(ignore);
  }, [load]);
  useEffect(() => {
    whenIdle(fetchDrawer);
  }, [fetchDrawer]);
  useEffect(() => {
    if (!isOpen || Drawer !== null) return;
    load()
      .then(setDrawer)
      .catch(() => {
        navigate(cartUrl);
      });
  }, [isOpen, Drawer, load, cartUrl]);
  return { Drawer, fetchDrawer };
}
