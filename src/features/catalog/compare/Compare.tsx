import { useEffect, useMemo, useState } from 'react';
import { reloadPage } from '../../../platform/navigate';
import { useTillDispatch } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { wrappingHost } from '../../shared/server-link/wrapping-host';
import { compareTableOf } from './compare-table';
import { CompareBlock } from './CompareBlock';
import css from './Compare.css';
import { CompareTableView } from './CompareTableView';

adoptStyles(css);

/**
 * The comparison list (COMP-01): the page around the server-rendered table, or the block in a sidebar. Products are
 * removed without leaving the page, and a removal can be undone.
 */
export function Compare() {
  const dispatch = useTillDispatch();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useMemo(() => compareTableOf(wrappingHost(root)), [root]);
  const block = useMemo(
    () => wrappingHost(root)?.querySelector<HTMLElement>('.block-compare') ?? null,
    [root],
  );
  const isPage = found !== null;
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && isPage) reloadPage();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch, isPage]);
  return (
    <div ref={setRoot} className="till-compare">
      {found !== null && <CompareTableView found={found} />}
      {found === null && block !== null && <CompareBlock block={block} />}
    </div>
  );
}
