import { useEffect, useMemo, useRef, useState } from 'react';
import { giftTarget } from '../../../domain/gift-message';
import {
  giftFormOpened,
  giftMessageWanted,
  selectArrivedGift,
  selectGiftEntry,
  selectIsGiftAllowed,
  selectIsGiftUnread,
} from '../../../state/gift-messages/gift-messages-slice';
import { giftMessagesState } from '../../../state/gift-messages/gift-messages-state';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Button } from '../../../ui/Button/Button';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { GiftForm } from './GiftForm';
import css from './GiftMessage.css';
import { GiftIcon } from './GiftIcon';
import { GiftResult } from './GiftResult';

adoptStyles(css);

/** Adds the state of gift messages to the page. */
export const startGiftMessage = (store: TillStore): void => {
  store.inject(giftMessagesState);
};

interface GiftMessageProps {
  /** The item that the message is for; the whole order when left out. */
  readonly itemId?: string | undefined;
  /** Name of the item, for screen readers. */
  readonly itemName?: string | undefined;
}

/**
 * The gift message of the order or of an item (GMSG-02): a button, then a form, then the message that was added, with
 * edit and delete (GMSG-05). Shows nothing where the page allows none.
 */
export function GiftMessage({ itemId, itemName }: GiftMessageProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const target = giftTarget(itemId ?? null);
  const selectEntry = useMemo(() => selectGiftEntry(target), [target]);
  const entry = useTillSelector(selectEntry);
  const isAllowed = useTillSelector(selectIsGiftAllowed(target));
  const isUnread = useTillSelector(selectIsGiftUnread(target));
  const hasArrived = useTillSelector(selectArrivedGift) === target;
  const [wasOpened, setOpened] = useState(false);
  const { saved, isFormOpen, status, error, done } = entry;
  const shown = isFormOpen ? 'form' : saved === null ? 'closed' : 'result';
  const button = useFocusBehind(shown, hasArrived);
  const emit = useEmit();
  useEffect(() => {
    dispatch(giftMessageWanted(target));
  }, [dispatch, target]);
  useEffect(() => {
    const detail = { itemId: itemId ?? null };
    if (done === 'saved') emit('till-gift-message-saved', detail);
    if (done === 'deleted') emit('till-gift-message-deleted', detail);
  }, [done, emit, itemId]);

  if (!isAllowed) return null;
  const add = itemId === undefined ? 'Add Gift Message for This Order' : 'Add Gift Message';
  const title = itemId === undefined ? t('Gift Message for This Order') : t('Gift Message');
  const isFirstLoad = isUnread && saved === null && !isFormOpen;
  const report = done ?? (hasArrived && shown === 'result' ? 'saved' : null);
  return (
    <div className="till-gift">
      {isFirstLoad && status === 'loading' && <Skeleton shape="control" />}
      {isFirstLoad && error !== null && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={() => dispatch(giftMessageWanted(target))}>
              {t('Try Again')}
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {!isFirstLoad && shown === 'closed' && (
        <div className="till-gift__closed">
          <Button
            variant="quiet"
            size="s"
            icon={<GiftIcon />}
            ref={button}
            aria-label={itemName === undefined ? undefined : `${t(add)}: ${itemName}`}
            onClick={() => {
              setOpened(true);
              dispatch(giftFormOpened(target));
            }}
          >
            {t(add)}
          </Button>
        </div>
      )}
      {shown === 'form' && (
        <GiftForm
          target={target}
          entry={entry}
          title={title}
          itemName={itemName}
          takesFocus={wasOpened || saved !== null}
        />
      )}
      {shown === 'result' && saved !== null && (
        <GiftResult
          target={target}
          entry={entry}
          saved={saved}
          title={title}
          itemName={itemName}
          editButton={button}
        />
      )}
      <VisuallyHidden live>
        {report === null
          ? ''
          : t(report === 'saved' ? 'The gift message was saved.' : 'The gift message was deleted.')}
      </VisuallyHidden>
    </div>
  );
}

/**
 * The button that takes the focus when what was shown before is gone with it: after saving, deleting and cancelling, and
 * on the page that opens once a message was saved (`hasArrived`).
 */
function useFocusBehind(shown: 'form' | 'closed' | 'result', hasArrived: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const hasChanged = before.current !== shown;
    before.current = shown;
    const focused = document.activeElement;
    if (hasChanged && (focused === null || focused === document.body)) button.current?.focus();
  }, [shown]);
  useEffect(() => {
    if (!hasArrived) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [hasArrived]);
  return button;
}
