import { useState, type RefObject } from 'react';
import type { GiftMessage, GiftTarget } from '../../../domain/gift-message.types';
import {
  giftFormOpened,
  giftMessageDeleted,
  type GiftEntry,
} from '../../../state/gift-messages/gift-messages-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { GiftIcon } from './GiftIcon';

interface GiftResultProps {
  readonly target: GiftTarget;
  readonly entry: GiftEntry;
  readonly saved: GiftMessage;
  /** Translated. */
  readonly title: string;
  readonly itemName: string | undefined;
  readonly editButton: RefObject<HTMLButtonElement | null>;
}

/** A gift message that was added, with buttons to edit and delete it (GMSG-05). */
export function GiftResult({ target, entry, saved, title, itemName, editButton }: GiftResultProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const [asking, setAsking] = useState(false);
  const about = itemName === undefined ? title : `${title}: ${itemName}`;
  return (
    <div className="till-gift__panel" role="group" aria-label={about}>
      <p className="till-gift__title">
        <GiftIcon />
        <span>{title}</span>
      </p>
      <dl className="till-gift__card">
        {saved.recipient !== '' && <Part label={t('To')} text={saved.recipient} />}
        {saved.sender !== '' && <Part label={t('From')} text={saved.sender} />}
        <Part label={t('Message')} text={saved.message} isWide />
      </dl>
      {entry.error !== null && <Notice tone="error">{entry.error}</Notice>}
      <div className="till-gift__actions till-gift__actions--quiet">
        <Button
          variant="quiet"
          size="s"
          ref={editButton}
          aria-label={`${t('Edit')}: ${about}`}
          disabled={entry.status === 'deleting'}
          onClick={() => {
            dispatch(giftFormOpened(target));
          }}
        >
          {t('Edit')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          aria-label={`${t('Delete')}: ${about}`}
          busy={entry.status === 'deleting'}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        text={t('Are you sure you want to delete this gift message?')}
        confirmLabel={t('Delete')}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          dispatch(giftMessageDeleted(target));
        }}
      />
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly text: string;
  /** Takes the whole width and keeps its line breaks. */
  readonly isWide?: boolean;
}

function Part({ label, text, isWide = false }: PartProps) {
  return (
    <div className={`till-gift__part${isWide ? ' till-gift__part--wide' : ''}`}>
      <dt className="till-gift__label">{label}</dt>
      <dd className="till-gift__text">{text}</dd>
    </div>
  );
}
