import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cardFormWanted, selectAddCard } from '../../../state/add-card/add-card-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { elementAround } from '../page-nodes';
import css from './AddCard.css';
import { AddCardLink } from './AddCardLink';
import { CardParts } from './CardParts';
import { Outcome } from './Outcome';
import { droppedLines, pageParts, type PageParts } from './page-parts';
import { useAddPress } from './useAddPress';
import { useHidden } from './useHidden';
import { useCardForm, useCardRefs } from './useCardForm';
import { useFocusKept } from './useFocusKept';

adoptStyles(css);

function createSlot(): HTMLDivElement {
  const slot = document.createElement('div');
  slot.className = 'till till-slot';
  return slot;
}

interface FilledFormProps {
  readonly host: HTMLElement;
  readonly parts: PageParts;
}

/** The card's fields before the server's form of the address, and what adds the card. */
function CardAndAddress({ host, parts }: FilledFormProps) {
  const { form, oldFields } = parts;
  const [slot] = useState(createSlot);
  const refs = useCardRefs();
  useEffect(() => {
    form.before(slot);
    return () => {
      slot.remove();
    };
  }, [form, slot]);
  useHidden([oldFields, ...droppedLines(form)], true);
  useFocusKept(host);
  useCardForm(form, refs);
  useAddPress(host, parts, refs);
  return createPortal(<CardParts {...refs} />, slot);
}

/** What `<till-add-card>` shows: a button with an `href`, else the form. */
export function AddCard({ href }: { readonly href: string }) {
  return href === '' ? <AddCardForm /> : <AddCardLink href={href} />;
}

/** Adds a card in the account, around the module's own page (ADDC-01 to ADDC-14). */
function AddCardForm() {
  const dispatch = useTillDispatch();
  const [root, setRoot] = useState<Element | null>(null);
  const { status, step } = useTillSelector(selectAddCard);
  const host = elementAround(root);
  const parts = pageParts(host);
  useEffect(() => {
    // A page that comes back may say that a card is stored, and lead on at once.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(cardFormWanted());
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  const isForm = (status === 'loading' || status === 'shown') && step !== 'saved';
  useHidden(parts?.nodes ?? [], status !== 'absent' && !isForm);
  return (
    <div className="till-add-card" ref={setRoot}>
      {host !== null && parts !== null && isForm && <CardAndAddress host={host} parts={parts} />}
      {status !== 'absent' && <Outcome />}
    </div>
  );
}
