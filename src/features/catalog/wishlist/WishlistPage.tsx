import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ownValue } from '../../../domain/own-value';
import { reloadPage } from '../../../platform/navigate';
import {
  pageUnloading,
  pickedSent,
  removalUndone,
  selectWishlistPage,
} from '../../../state/wishlist/list-slice';
import { wishlistPageState } from '../../../state/wishlist/list-state';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { isHidden } from './item-status';
import { cartPostOf, idOf, itemsIn, listFormOf, quantityIn } from './list-form';
import { NoSelectionNotice } from './NoSelectionNotice';
import { PickBar } from './PickBar';
import { areValid } from './quantity-fault';
import { ServerMessages } from './ServerMessages';
import { SlotContent } from './SlotContent';
import { useItemSlots } from './useItemSlots';
import { useListButtons } from './useListButtons';
import { useListedItems } from './useListedItems';
import { useListPresses } from './useListPresses';
import { useLongList } from './useLongList';
import { usePicks } from './usePicks';
import { useSearchChoice } from './useSearchChoice';
import { useTypedValues } from './useTypedValues';
import css from './WishlistPage.css';

adoptStyles(css);

/** Adds the state of the list to the store. */
export const startList = (store: TillStore): void => {
  store.inject(wishlistPageState);
};

/**
 * The wish list page around the server-rendered form (WISH): its buttons work without leaving the page, removals
 * can be undone, and items can be picked. Up to 200 items: one listener serves them all, and only items that were acted
 * on render something of ours.
 */
export function WishlistPage({ root }: { readonly root: Element }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const [isAsked, setAsked] = useState(false);
  const list = useMemo(() => listFormOf(root), [root]);
  const page = useTillSelector(selectWishlistPage);
  const label = useCallback((name: string) => t('Select %1', [name]), [t]);
  const picks = usePicks(list, label, page);
  const isNothingSelected = picks.picked.length === 0;
  const mayAdd = useCallback(() => {
    const isMissing = list !== null && list.checkBoxMessage !== null && isNothingSelected;
    if (isMissing) setAsked(true);
    return !isMissing;
  }, [list, isNothingSelected]);
  const slots = useItemSlots(list, page.items);
  useListPresses(list, mayAdd);
  useListedItems(list, page);
  useListButtons(list, page.sending);
  useLongList(list);
  useTypedValues(list, page.isSaved);
  useSearchChoice(root);

  useEffect(() => {
    const leave = (): void => {
      dispatch(pageUnloading());
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reloadPage();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);

  const addPicked = (): void => {
    const chosen = itemsIn(list?.form ?? document.createElement('form')).filter(
      (item) =>
        // The picks may still have an item that was just removed.
        picks.picked.includes(idOf(item)) && !isHidden(ownValue(page.items, idOf(item))),
    );
    if (!areValid(chosen.flatMap((item) => quantityIn(item) ?? []))) return;
    dispatch(pickedSent(chosen.flatMap((item) => cartPostOf(item) ?? [])));
    picks.pickAll(false);
  };

  return (
    <div className="till-wishlist">
      <VisuallyHidden live>{page.sending === null ? '' : t('Please wait...')}</VisuallyHidden>
      <ServerMessages messages={page.messages} />
      {list !== null && isAsked && (
        <NoSelectionNotice
          text={list.checkBoxMessage ?? ''}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
      {picks.place !== null &&
        createPortal(
          <PickBar picks={picks} isBusy={page.sending === 'picked'} onAdd={addPicked} />,
          picks.place,
        )}
      {slots.map(({ id, name, slot, item }) =>
        createPortal(
          <SlotContent
            name={name}
            item={item}
            onUndo={() => {
              dispatch(removalUndone(id));
            }}
          />,
          slot,
          id,
        ),
      )}
    </div>
  );
}
