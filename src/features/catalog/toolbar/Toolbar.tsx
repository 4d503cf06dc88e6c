import { useState } from 'react';
import { hostOf } from '../server-content/host';
import { useToolbar } from './useToolbar';

/**
 * Makes the server-rendered toolbar of a listing work: mode, sorting and page size lead to the listing as chosen
 * (LIST-02, LIST-08). It renders nothing itself.
 */
export function Toolbar() {
  const [root, setRoot] = useState<Element | null>(null);
  useToolbar(hostOf(root));
  return <div ref={setRoot} hidden />;
}
