import { useEffect, useMemo, useState } from 'react';
import { sectionsWanted, selectFirstname } from '../../../state/sections/sections-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectWishlist } from '../../../state/wishlist/wishlist-slice';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useLinkState } from '../../shared/server-link/useLinkState';
import { useCounter } from './useCounter';
import { useWish } from './useWish';
import { listLinkOf, wishLinkOf } from './wish-link';
import css from './WishlistButton.css';

adoptStyles(css);

/**
 * Makes a server-rendered link add its product to the wish list without leaving the page (WISH-08), or shows the number
 * of items next to the link to the list.
 */
export function WishlistButton() {
  const t = useT();
  const dispatch = useTillDispatch();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useMemo(() => wishLinkOf(root), [root]);
  const listLink = useMemo(() => listLinkOf(root), [root]);
  const { status, error } = useWish(found);
  const counter = useTillSelector((state) => selectWishlist(state)?.counter ?? null);
  const [wasPressed, setPressed] = useState(false);
  useLinkState(found?.link ?? null, {
    label: status === 'listed' ? t('In your Wish List') : null,
    mark: 'till-wished',
    isBusy: status === 'sending' || status === 'leaving',
  });
  useCounter(listLink, counter);
  const isCustomer = useTillSelector((state) => typeof selectFirstname(state) === 'string');
  // A guest has no list to load.
  useEffect(() => {
    if (isCustomer) dispatch(sectionsWanted(['wishlist']));
  }, [dispatch, isCustomer]);
  if (status === 'sending' && !wasPressed) setPressed(true);
  return (
    <div ref={setRoot} className="till-wishlist-button">
      <VisuallyHidden live>
        {wasPressed && status === 'listed' ? t('Added to your Wish List') : ''}
      </VisuallyHidden>
      {status === 'failed' && (
        <div className="till-wishlist-button__note">
          <Notice tone="error">
            <SafeHtml html={error} profile="message" />
          </Notice>
        </div>
      )}
    </div>
  );
}
