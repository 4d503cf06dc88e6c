import { useLayoutEffect, useMemo } from 'react';
import { ownValue } from '../../../domain/own-value';
import { selectShop } from '../../../state/config/config-slice';
import { sectionsRetried, selectSectionsFailed } from '../../../state/sections/sections-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { selectBlockCounter, selectBlockItems } from '../../../state/wishlist/block-items';
import { sectionFollowed, selectWishlistPage } from '../../../state/wishlist/list-slice';
import { wishlistPageState } from '../../../state/wishlist/list-state';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { BlockNotes } from './BlockNotes';
import { BlockRow } from './BlockRow';
import { isHidden } from './item-status';
import { useLeavingBlock } from './useLeavingBlock';
import css from './WishlistBlock.css';

adoptStyles(css);

/** Adds the state of the list to the store. On the list's own page its form shows the outcome of a change. */
export const startBlock = (store: TillStore): void => {
  store.inject(wishlistPageState);
  if (document.querySelector('#wishlist-view-form') === null) store.dispatch(sectionFollowed());
};

/** The heading and the link of the server-rendered block, whose items scripts render. */
const partsOf = (block: HTMLElement) => ({
  title: block.querySelector('.block-title strong')?.textContent.trim() ?? '',
  listUrl: block.querySelector('a.details')?.getAttribute('href') ?? '',
});

/**
 * The latest items of the wish list in a sidebar, which replace the server-rendered block. That block stays in the page,
 * hidden, because a widget of the old front end may render into it later.
 */
export function WishlistBlock({ block }: { readonly block: HTMLElement }) {
  const t = useT();
  const titleId = useUid('till-wishlist');
  const { title, listUrl } = useMemo(() => partsOf(block), [block]);
  const { baseUrl } = useTillSelector(selectShop);
  const counter = useTillSelector(selectBlockCounter);
  const { source } = useTillSelector(selectWishlistPage);
  const isAlone = source === 'section';
  useLeavingBlock(isAlone);
  useLayoutEffect(() => {
    block.toggleAttribute('hidden', true);
    return () => {
      block.toggleAttribute('hidden', false);
    };
  }, [block]);
  return (
    <section className="till-wish-block" aria-labelledby={titleId}>
      <h2 className="till-wish-block__title" id={titleId}>
        {title || t('My Wish List')}
        {counter !== null && (
          <>
            {' '}
            <span className="till-wish-block__count">{counter}</span>
          </>
        )}
      </h2>
      {isAlone && <BlockNotes />}
      <BlockItems />
      {counter !== null && (
        <ButtonLink size="s" href={listUrl || `${baseUrl}wishlist/`}>
          {t('Go to Wish List')}
        </ButtonLink>
      )}
    </section>
  );
}

/** The items, or why there are none. */
function BlockItems() {
  const t = useT();
  const dispatch = useTillDispatch();
  const items = useTillSelector(selectBlockItems);
  const hasFailed = useTillSelector(selectSectionsFailed);
  const { items: states } = useTillSelector(selectWishlistPage);
  if (items === null) {
    return hasFailed ? (
      <Notice
        tone="error"
        action={
          <Button size="s" onClick={() => dispatch(sectionsRetried())}>
            {t('Try Again')}
          </Button>
        }
      >
        {t('Your wish list could not be loaded.')}
      </Notice>
    ) : (
      <p className="till-wish-block__note">{t('Loading...')}</p>
    );
  }
  const shown = items.filter(({ itemId }) => !isHidden(ownValue(states, itemId)));
  if (shown.length === 0) {
    return <p className="till-wish-block__note">{t('You have no items in your wish list.')}</p>;
  }
  return (
    <ul className="till-wish-block__items">
      {shown.map((item) => (
        <BlockRow key={item.itemId} item={item} state={ownValue(states, item.itemId)} />
      ))}
    </ul>
  );
}
