import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { GiftMessage, GiftTarget } from '../../../domain/gift-message.types';
import {
  giftFormClosed,
  giftMessageEdited,
  giftMessageSubmitted,
  type GiftEntry,
} from '../../../state/gift-messages/gift-messages-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { TextField } from '../../../ui/TextField/TextField';
import { GiftIcon } from './GiftIcon';

interface GiftFormProps {
  readonly target: GiftTarget;
  readonly entry: GiftEntry;
  /** Translated. */
  readonly title: string;
  /** Name of the item; undefined for the order. */
  readonly itemName: string | undefined;
  /** The shopper has just opened it: the focus goes into the first field. */
  readonly takesFocus: boolean;
}

/** The shop's column for a name. */
const NAME_LENGTH = 255;

/** The form of a gift message (GMSG-01, GMSG-04). Without a message there is nothing to save. */
export function GiftForm({ target, entry, title, itemName, takesFocus }: GiftFormProps) {
  const t = useT();
  const id = useUid('till-gift');
  const dispatch = useTillDispatch();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [isEmptyRefused, setEmptyRefused] = useState(false);
  const { draft, saved, status, error } = entry;
  const isEmpty = draft.message.trim() === '';
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const edit = (part: Partial<GiftMessage>) => {
    dispatch(giftMessageEdited({ target, part }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (status !== 'idle') return;
    setEmptyRefused(isEmpty);
    if (isEmpty) form.current?.querySelector('textarea')?.focus();
    else dispatch(giftMessageSubmitted({ target }));
  };
  return (
    <form className="till-gift__panel" aria-labelledby={id} noValidate ref={form} onSubmit={submit}>
      <p className="till-gift__title" id={id}>
        <GiftIcon />
        <span>{itemName === undefined ? title : `${title}: ${itemName}`}</span>
      </p>
      <div className="till-gift__names">
        <TextField
          name="gift_recipient"
          label={t('To')}
          value={draft.recipient}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          inputRef={first}
          onValueChange={(recipient) => {
            edit({ recipient });
          }}
        />
        <TextField
          name="gift_sender"
          label={t('From')}
          value={draft.sender}
          maxLength={NAME_LENGTH}
          autoComplete="name"
          onValueChange={(sender) => {
            edit({ sender });
          }}
        />
      </div>
      <TextArea
        name="gift_message"
        label={t('Message')}
        required
        value={draft.message}
        rows={4}
        error={isEmptyRefused && isEmpty ? t('This is a required field.') : null}
        onValueChange={(message) => {
          edit({ message });
        }}
      />
      {error !== null && <Notice tone="error">{error}</Notice>}
      <div className="till-gift__actions">
        <Button type="submit" size="s" busy={status === 'saving'}>
          {t(saved === null ? 'Save' : 'Update')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          disabled={status === 'saving'}
          onClick={() => {
            dispatch(giftFormClosed(target));
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
