import { useMemo, useState } from 'react';
import { selectCompared } from '../../../state/compare/compare-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useLinkState } from '../../shared/server-link/useLinkState';
import { compareLinkOf, listLinkOf } from './compare-link';
import css from './CompareButton.css';
import { useComparePress } from './useComparePress';
import { useListLink } from './useListLink';

adoptStyles(css);

/**
 * Makes a server-rendered link add its product to the comparison list, or remove it again, without leaving the page; or
 * shows the number of products in the header's link to the list.
 */
export function CompareButton() {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useMemo(() => compareLinkOf(root), [root]);
  const listLink = useMemo(() => listLinkOf(root), [root]);
  const { isListed, change } = useComparePress(found);
  const list = useTillSelector(selectCompared);
  useListLink(listLink, list);
  useLinkState(found?.link ?? null, {
    label: isListed ? t('Remove from Compare') : null,
    mark: 'till-compared',
    isBusy: change?.status === 'sending' || change?.status === 'leaving',
  });
  return (
    <div ref={setRoot} className="till-compare-button">
      <VisuallyHidden live>
        {change?.status === 'done' &&
          (change.kind === 'add'
            ? t('Added to your comparison list')
            : t('Removed from your comparison list'))}
      </VisuallyHidden>
      {change?.status === 'failed' && (
        <div className="till-compare-button__note">
          <Notice tone="error">
            <SafeHtml html={change.error} profile="message" />
          </Notice>
        </div>
      )}
    </div>
  );
}
